import type { Kysely } from "kysely";
import { randomUUID } from "node:crypto";
import type { SessionKeys } from "../../src/contract/system.ts";
import type { Database } from "../database/schema.ts";
import { isExcluded } from "./exclusion.ts";
import { isSessionCutOff } from "../lib/limit-rules.ts";
import { hashSecret, newSecret } from "../lib/secret.ts";
import type { AwaitedCode, Caller, Session } from "../core/session.ts";
import type { OpenedBlock } from "./user-block.ts";

/** Opens a session after the right password. With `awaits` it still needs that second factor. */
export async function openSession(
  db: Kysely<Database>,
  player: { readonly id: string; readonly awaits: AwaitedCode | null },
  { ip, userAgent }: Caller,
  now: Date,
): Promise<SessionKeys> {
  const id = randomUUID();
  await db
    .insertInto("session")
    .values({
      id,
      player_id: player.id,
      awaits: player.awaits,
      proved_at: player.awaits ? null : now,
      user_agent: userAgent.slice(0, 300),
      ip,
      created_at: now,
      last_seen_at: now,
      expires_at: after(now, player.awaits ? lifetimesMs.awaiting : lifetimesMs.session),
    })
    .execute();
  const sid = await newSessionKey(db, { sessionId: id, uip: ip, replaces: null });
  return { uid: player.id, sid, uip: ip };
}

/** Issues another `sid` for a session. */
export async function newSessionKey(
  db: Kysely<Database>,
  key: { readonly sessionId: string; readonly uip: string; readonly replaces: string | null },
): Promise<string> {
  const sid = newSecret();
  await db
    .insertInto("session_key")
    .values({ hash: hashSecret(sid), session_id: key.sessionId, uip: key.uip, replaces: key.replaces })
    .execute();
  return sid;
}

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

/** The player's sessions that are signed in or can be refreshed by a ping, the latest first. */
export function listSessions(db: Kysely<Database>, playerId: string, now: Date) {
  return db
    .selectFrom("session")
    .select(["id", "user_agent", "ip", "last_seen_at"])
    .where("player_id", "=", playerId)
    .where("awaits", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", after(now, -lifetimesMs.refreshable))
    .where("created_at", ">", after(now, -lifetimesMs.longest))
    .orderBy("last_seen_at", "desc")
    .orderBy("id")
    .execute();
}

/** Extends a session and issues a new key. The previous key keeps working for 60 seconds. */
export async function refreshSession(
  db: Kysely<Database>,
  { id, playerId, keyHash }: Session,
  ip: string,
  now: Date,
): Promise<SessionKeys> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("session")
      .set({ expires_at: after(now, lifetimesMs.session), last_seen_at: now })
      .where("id", "=", id)
      .execute();
    await transaction
      .updateTable("session_key")
      .set({ replaced_at: now })
      .where("hash", "=", keyHash)
      .where("replaced_at", "is", null)
      .execute();
    await dropOldKeys(transaction, id);
    const sid = await newSessionKey(transaction, { sessionId: id, uip: ip, replaces: keyHash });
    return { uid: playerId, sid, uip: ip };
  });
}

/** More than a player replaces in hours, and few enough to keep each ping fast. */
const mostKept = 500;

/** Deletes the keys that were replaced first. The others are kept, so that a copy of one is recognised. */
async function dropOldKeys(db: Kysely<Database>, sessionId: string): Promise<void> {
  const old = db
    .selectFrom("session_key")
    .select("hash")
    .where("session_id", "=", sessionId)
    .where("replaced_at", "is not", null)
    .orderBy("replaced_at", "desc")
    .offset(mostKept);
  await db.deleteFrom("session_key").where("hash", "in", old).execute();
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The lifetimes of sessions and their keys, in milliseconds. */
export const lifetimesMs = {
  /** From log-in or the last ping until the session expires. */
  session: hourMs,
  /** How long an expired session can be refreshed. */
  refreshable: 15 * minuteMs,
  /** From log-in until the session ends, however often it is refreshed: a copied session must not live for ever. */
  longest: 24 * hourMs,
  /** How long a session waits for its second factor. */
  awaiting: 10 * minuteMs,
  /** How long after an SMS code a session may change what the code protects. */
  confirmed: 5 * minuteMs,
  /** How long a log-in or a step-up counts as a proof for changes that protect the account. */
  proved: 5 * minuteMs,
  /** How long a key works after a ping has replaced it (docs/contract.md, `system/ping`). */
  replacedKey: minuteMs,
  /** The precision of "last seen", which saves a write on most calls. */
  lastSeen: minuteMs,
} as const;

export function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
