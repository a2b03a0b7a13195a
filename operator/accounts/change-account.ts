import type { Kysely, Updateable } from "kysely";
import type { Database } from "../database/schema.ts";
import type { PlayerTable } from "../database/schema/accounts.ts";
import type { Session } from "../sessions/session.ts";
import { emailKey, usernameKey } from "./account-keys.ts";

/** Sets the password of which this is the hash. Links to reset the one before open nothing any more. */
export async function setPassword(
  db: Kysely<Database>,
  playerId: string,
  passwordHash: string,
): Promise<void> {
  await db.updateTable("player").set({ password_hash: passwordHash }).where("id", "=", playerId).execute();
  await db.deleteFrom("account_token").where("player_id", "=", playerId).where("purpose", "=", "reset").execute();
}

/**
 * Sets the password in place of the one that the player knew. Answers whether it was done: not when another call changed
 * it, or ended the session, since that one was checked.
 *
 * @param knownHash of the password that was right.
 */
export async function changePassword(
  db: Kysely<Database>,
  { playerId, id: sessionId }: Pick<Session, "id" | "playerId">,
  passwordHash: string,
  knownHash: string,
): Promise<boolean> {
  const player = await db
    .selectFrom("player")
    .innerJoin("session", "session.player_id", "player.id")
    .select("player.id")
    .where("player.id", "=", playerId)
    .where("password_hash", "=", knownHash)
    .where("session.id", "=", sessionId)
    .where("session.revoked_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!player) return false;
  await setPassword(db, playerId, passwordHash);
  return true;
}

/** The player answered the mail: the address is theirs, and an account that waited for it is active. */
export async function confirmEmail(db: Kysely<Database>, playerId: string): Promise<void> {
  await db.updateTable("player").set({ email_verified: true }).where("id", "=", playerId).execute();
  await db
    .updateTable("player")
    .set({ status: "active" })
    .where("id", "=", playerId)
    .where("status", "=", "unconfirmed")
    .execute();
}

/** Answers whether the username was to be had. */
export function setUsername(db: Kysely<Database>, playerId: string, typed: string): Promise<boolean> {
  return setUnique(db, playerId, { username: typed.trim(), username_key: usernameKey(typed) });
}

/** Answers whether the address was to be had; it is not confirmed before its mail is answered. */
export function setEmail(db: Kysely<Database>, playerId: string, typed: string): Promise<boolean> {
  const change = { email: typed.trim(), email_key: emailKey(typed), email_verified: false };
  return setUnique(db, playerId, change);
}

const uniqueViolation = "23505";

async function setUnique(
  db: Kysely<Database>,
  playerId: string,
  change: Updateable<PlayerTable>,
): Promise<boolean> {
  try {
    await db.updateTable("player").set(change).where("id", "=", playerId).execute();
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === uniqueViolation) return false;
    throw error;
  }
}
