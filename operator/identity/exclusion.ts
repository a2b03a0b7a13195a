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

/** Whether the player is excluded by this account or another one of theirs, see `whyExcluded`. */
export function isExcludedAnywhere(playerId: string, now: Date) {
  return sql<boolean>`exists (select from exclusion where ${isOfPerson(playerId)} and ${inForce(now)})`;
}

/** The condition on rows of `exclusion` that belong to the player, or to an account with the same identity number. */
function isOfPerson(playerId: string) {
  // An identity number that was not verified proves nothing: anybody may have typed it.
  return sql<boolean>`exclusion.player_id = any(array(
    select ${playerId}::bigint union select other.id from player
    join player other on other.national_id = player.national_id and other.identity_verified where player.id = ${playerId}
  ))`;
}

/** The condition on rows of `exclusion` that are in force. */
function inForce(now: Date) {
  return sql<boolean>`coalesce(exclusion.ends_at > ${now}, true)`;
}

interface Asking {
  readonly now: Date;
  readonly language: Language;
}

/**
 * How an excluded player is refused; undefined for any other. `data.until` is the end of the exclusion; null if it never
 * ends. Who has excluded themselves at one account cannot play at a second one with the same identity number. That refusal
 * gives no reason and has no exclusion, because the number may be somebody else's.
 */
export async function whyExcluded(
  db: Kysely<Database>,
  playerId: string,
  { now, language }: Asking,
): Promise<{ readonly refusal: Refusal; readonly exclusion?: Exclusion } | undefined> {
  const exclusion = await db
    .selectFrom("exclusion")
    .select(["kind", "ends_at as until", "player_id as playerId"])
    .where(isOfPerson(playerId))
    .where(inForce(now))
    .orderBy((eb) => eb("player_id", "=", playerId), "desc")
    .orderBy("ends_at", (order) => order.desc().nullsFirst())
    .executeTakeFirst();
  if (!exclusion) return undefined;
  if (exclusion.playerId !== playerId) return { refusal: new Refusal(messages.inactiveAccount) };
  const { kind, until } = exclusion;
  const text = until === null ? texts.limits.excludedForEver : texts.limits[kind];
  const message = filled(text[language], { until: until === null ? "" : formatInTurkiye(until, language) });
  const data = { until: until?.toISOString() ?? null };
  return { exclusion: { kind, until }, refusal: new Refusal(message, { code: forbiddenByPlayerCode, data }) };
}

/** Refuses an excluded player, see `whyExcluded`. */
export async function refuseExcluded(db: Kysely<Database>, playerId: string, asking: Asking): Promise<void> {
  const excluded = await whyExcluded(db, playerId, asking);
  if (excluded) throw excluded.refusal;
}
