import type { Kysely } from "kysely";
import type { PushSubscriptionData } from "../../src/contract/push.ts";
import type { Database } from "../database/schema.ts";
import type { Language } from "../lib/language.ts";
import type { Session } from "../core/session.ts";

/** The maximum number of browsers per player. Beyond it the oldest are removed. */
const mostSubscriptions = 10;

export interface Subscribing {
  readonly session: Pick<Session, "id" | "playerId">;
  readonly language: Language;
  readonly siteOrigin: string;
  readonly now: Date;
}

/**
 * Stores a browser's subscription for this player. It replaces an earlier one with the same endpoint. If that was another
 * player's, the messages that wait for it are deleted, because they are about that player. Only the browser knows the
 * subscription's secret. Without it, nothing changes, and the result is false.
 */
export async function storeSubscription(
  db: Kysely<Database>,
  { endpoint, keys, topics }: PushSubscriptionData,
  { session, language, siteOrigin, now }: Subscribing,
): Promise<boolean> {
  const row = {
    player_id: session.playerId,
    session_id: session.id,
    p256dh: keys.p256dh,
    auth: keys.auth,
    topics: topics ? JSON.stringify(topics) : null,
    language,
    site_origin: siteOrigin,
    created_at: now,
  };
  await db
    .deleteFrom("push_subscription")
    .where("endpoint", "=", endpoint)
    .where("player_id", "<>", session.playerId)
    .where("auth", "=", keys.auth)
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("push_subscription")
    .values({ endpoint, ...row })
    .onConflict((conflict) =>
      conflict.column("endpoint").doUpdateSet(row).where("push_subscription.player_id", "=", session.playerId),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  const kept = db
    .selectFrom("push_subscription")
    .select("id")
    .where("player_id", "=", session.playerId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(mostSubscriptions);
  await db
    .deleteFrom("push_subscription")
    .where("player_id", "=", session.playerId)
    .where("id", "not in", kept)
    .execute();
  return true;
}

/** Deletes a browser's subscription, but never that of another player. */
export async function forgetSubscription(db: Kysely<Database>, playerId: string, endpoint: string): Promise<void> {
  await db.deleteFrom("push_subscription").where("player_id", "=", playerId).where("endpoint", "=", endpoint).execute();
}

/**
 * Forgets the player's browsers, except that of one session. It includes those of sessions that have expired and are
 * deleted, which no revocation would end otherwise. The page subscribes again when it is opened.
 */
export async function forgetBrowsers(db: Kysely<Database>, playerId: string, keep: string | null): Promise<void> {
  await db
    .deleteFrom("push_subscription")
    .where("player_id", "=", playerId)
    .where((eb) => eb.or([eb("session_id", "is", null), eb("session_id", "is distinct from", keep)]))
    .execute();
}

/** Forgets the browsers whose sessions were revoked: a log-out ends their push messages, too. */
export async function forgetRevoked(db: Kysely<Database>, playerId: string): Promise<void> {
  const revoked = db
    .selectFrom("session")
    .select("id")
    .where("player_id", "=", playerId)
    .where("revoked_at", "is not", null);
  await db.deleteFrom("push_subscription").where("session_id", "in", revoked).execute();
}
