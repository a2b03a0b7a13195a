/** Time-outs and self-exclusions. Nothing ends one early: the database keeps their rows from being changed. */
import { type Kysely, sql } from "kysely";
import { forbiddenByPlayerCode, messages } from "../../src/contract/envelope.ts";
import { formatInTurkiye } from "../../src/lib/turkiye-time.ts";
import type { Database } from "../database/schema.ts";
import type { Language } from "../lib/language.ts";
import { Refusal } from "../core/refusal.ts";
import { filled, texts } from "../texts/texts.ts";

type ExclusionKind = Database["exclusion"]["kind"];

export interface Exclusion {
  readonly kind: ExclusionKind;
  /** Null if it never ends. */
  readonly until: Date | null;
}

/** The exclusion in force now; of several, the one that ends last. */
export async function exclusionOf(db: Kysely<Database>, playerId: string, now: Date): Promise<Exclusion | undefined> {
  const found = await db
    .selectFrom("exclusion")
    .select(["kind", "ends_at as until"])
    .where("player_id", "=", playerId)
    .where(inForce(now))
    .orderBy("ends_at", (order) => order.desc().nullsFirst())
    .executeTakeFirst();
  return found;
}

/** Whether the player whose id is in that column is excluded now. Excluded players get no advertising. */
export function isExcluded(playerIdColumn: string, now: Date) {
  return sql<boolean>`exists (select from exclusion where exclusion.player_id = ${sql.ref(playerIdColumn)} and ${inForce(now)})`;
}

/** The condition on rows of `exclusion` that are in force. */
function inForce(now: Date) {
  return sql<boolean>`coalesce(exclusion.ends_at > ${now}, true)`;
}

/**
 * Whether the person is excluded at another account, which has the same identity number and whose identity was verified. An
 * unverified number proves nothing: anybody may have typed it.
 */
async function isExcludedElsewhere(db: Kysely<Database>, playerId: string, now: Date): Promise<boolean> {
  const other = await db
    .selectFrom("player")
    .innerJoin("player as other", "other.national_id", "player.national_id")
    .select("other.id")
    .where("player.id", "=", playerId)
    .whereRef("other.id", "<>", "player.id")
    .where("other.identity_verified", "=", true)
    .where(isExcluded("other.id", now))
    .executeTakeFirst();
  return other !== undefined;
}

interface Asking {
  readonly now: Date;
  readonly language: Language;
}

/**
 * How an excluded player is refused; undefined for any other. `data.until` is the end of the exclusion; null if it never
 * ends. Who has excluded themselves at one account cannot play at a second one. That refusal gives no reason and has no
 * exclusion, because the number may be somebody else's.
 */
export async function whyExcluded(
  db: Kysely<Database>,
  playerId: string,
  { now, language }: Asking,
): Promise<{ readonly refusal: Refusal; readonly exclusion?: Exclusion } | undefined> {
  const exclusion = await exclusionOf(db, playerId, now);
  if (!exclusion) {
    const isElsewhere = await isExcludedElsewhere(db, playerId, now);
    return isElsewhere ? { refusal: new Refusal(messages.inactiveAccount) } : undefined;
  }
  const { kind, until } = exclusion;
  const text = until === null ? texts.limits.excludedForEver : texts.limits[kind];
  const message = filled(text[language], { until: until === null ? "" : formatInTurkiye(until, language) });
  const data = { until: until?.toISOString() ?? null };
  return { exclusion, refusal: new Refusal(message, { code: forbiddenByPlayerCode, data }) };
}

/** Refuses an excluded player, see `whyExcluded`. */
export async function refuseExcluded(db: Kysely<Database>, playerId: string, asking: Asking): Promise<void> {
  const excluded = await whyExcluded(db, playerId, asking);
  if (excluded) throw excluded.refusal;
}
