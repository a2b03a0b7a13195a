import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { isExcluded } from "../limits/exclusion.ts";
import { isSessionCutOff } from "../limits/rules.ts";
import { after, lifetimesMs } from "./lifetimes.ts";
import type { OpenedBlock } from "./user-block.ts";

/** The session that a `user` block names, in whatever state. Undefined when there is none. */
export async function findSession(db: Kysely<Database>, { uid, keyHash, uip }: OpenedBlock, now: Date) {
  const found = await db
    .selectFrom("session_key as key")
    .innerJoin("session", "session.id", "key.session_id")
    .innerJoin("player", "player.id", "session.player_id")
    .leftJoin("player_limit as limit", (join) =>
      join.onRef("limit.player_id", "=", "session.player_id").on("limit.kind", "=", "session"),
    )
    .select(["key.hash as keyHash", "key.uip", "key.used", "key.replaced_at as replacedAt"])
    .select(["session.id", "session.player_id as playerId", "session.awaits", "player.status"])
    .select(["session.expires_at as expiresAt", "session.revoked_at as revokedAt", "session.is_copied as isCopied"])
    .select(["session.last_seen_at as lastSeenAt", "session.created_at as createdAt", "limit.value as minutesAllowed"])
    .select(isExcluded("session.player_id", now).as("isExcluded"))
    .where("key.hash", "=", keyHash)
    .executeTakeFirst();
  // All three values must belong to the same session.
  return found?.playerId === uid && found.uip === uip ? found : undefined;
}

export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/**
 * Whether the session has ended for good: it is as old as a session can get, or the player's own rules ended it, by a time-out,
 * a self-exclusion or the limit of its length.
 */
export function isOver({ isExcluded, createdAt, minutesAllowed }: FoundSession, now: Date): boolean {
  return isExcluded || now >= after(createdAt, lifetimesMs.longest) || isSessionCutOff(createdAt, minutesAllowed, now);
}

/** Whether the session may make calls. */
export function isUsable({ expiresAt, revokedAt, replacedAt }: FoundSession, now: Date): boolean {
  return revokedAt === null && now < expiresAt && keyWorks(replacedAt, now);
}

/** Whether a ping may refresh the session. The key may have been replaced long ago, unless `isReuse` of it. */
export function isRefreshable({ revokedAt, expiresAt }: FoundSession, now: Date): boolean {
  return revokedAt === null && now < after(expiresAt, lifetimesMs.refreshable);
}

/**
 * Whether the call has a key that its client has replaced: then somebody has a copy of the session. A key that was replaced
 * a moment ago, or whose replacement no call has used, proves nothing, because the answer to that ping may have been lost.
 */
export async function isReuse(
  db: Kysely<Database>,
  { id, revokedAt, replacedAt, keyHash }: FoundSession,
  now: Date,
): Promise<boolean> {
  if (revokedAt !== null || keyWorks(replacedAt, now)) return false;
  const received = await db
    .selectFrom("session_key")
    .select("hash")
    .where("session_id", "=", id)
    .where("replaces", "=", keyHash)
    .where("used", "=", true)
    .executeTakeFirst();
  return received !== undefined;
}

function keyWorks(replacedAt: Date | null, now: Date): boolean {
  return replacedAt === null || now < after(replacedAt, lifetimesMs.replacedKey);
}

/** Records when the session was last seen. */
export async function touch(db: Kysely<Database>, session: FoundSession, now: Date): Promise<void> {
  if (!session.used) {
    await db.updateTable("session_key").set({ used: true }).where("hash", "=", session.keyHash).execute();
  }
  if (now >= after(session.lastSeenAt, lifetimesMs.lastSeen)) {
    await db.updateTable("session").set({ last_seen_at: now }).where("id", "=", session.id).execute();
  }
}
