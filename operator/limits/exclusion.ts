/** Time-outs and self-exclusions. Nothing ends one early: the database keeps their rows from being changed. */
import { type Kysely, sql } from "kysely";
import { forbiddenByPlayerCode, messages } from "../../src/contract/envelope.ts";
import { decideRequest } from "../cash-requests/decide-request.ts";
import { lockPlayer } from "../accounts/find-player.ts";
import { formatInTurkiye } from "../../src/lib/format-dates.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import type { ExclusionKind } from "../database/schema/limits.ts";
import type { Language } from "../dispatch/language.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { revokeSessions } from "../sessions/revoke.ts";
import { filled, texts } from "../texts/texts.ts";

export interface Exclusion {
  readonly kind: ExclusionKind;
  /** Null if it never ends. */
  readonly until: Date | null;
}

/**
 * Closes the account to its player at once: ends every session, and cancels the deposits that are not decided yet.
 * Withdrawals go on.
 */
export function exclude(db: Kysely<Database>, playerId: string, { kind, until }: Exclusion, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockPlayer(transaction, playerId);
    await transaction
      .insertInto("exclusion")
      .values({ player_id: playerId, kind, began_at: now, ends_at: until })
      .execute();
    await transaction
      .insertInto("limit_event")
      .values({ player_id: playerId, at: now, action: "excluded", kind, effective_at: until })
      .execute();
    await revokeSessions(transaction, playerId, now);
    await cancelDeposits(transaction, playerId, now);
  });
}

async function cancelDeposits(db: Kysely<Database>, playerId: string, now: Date): Promise<void> {
  const { language } = await db
    .selectFrom("player")
    .select("language")
    .where("id", "=", playerId)
    .executeTakeFirstOrThrow();
  const open = await db
    .selectFrom("player_transaction")
    .select("id")
    .where("player_id", "=", playerId)
    .where("category", "=", 2)
    .where("status", "=", 1001)
    .orderBy("id")
    .execute();
  for (const { id } of open)
    await decideRequest(db, id, { verdict: "cancel", note: texts.limits.depositCancelled[language] }, now);
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
