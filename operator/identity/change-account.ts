import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { isUniqueViolation } from "../database/in-transaction.ts";
import type { Session } from "../core/session.ts";
import { emailKey, usernameKey } from "./accounts.ts";
import { verify } from "./registration.ts";

/** Stores the hash of a new password. Links that reset the previous password stop working. */
export async function setPassword(
  db: Kysely<Database>,
  playerId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("player")
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where("id", "=", playerId)
    .execute();
  await db.deleteFrom("account_token").where("player_id", "=", playerId).where("purpose", "=", "reset").execute();
}

/**
 * Changes a password that the player has confirmed. Returns false if, since that check, another call changed the
 * password or ended the session.
 *
 * @param knownHash the hash that the confirmed password matched.
 */
export async function changePassword(
  db: Kysely<Database>,
  { playerId, id: sessionId }: Pick<Session, "id" | "playerId">,
  passwordHash: string,
  knownHash: string,
  now: Date,
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
  await setPassword(db, playerId, passwordHash, now);
  return true;
}

/**
 * Marks the address as confirmed. An account that was waiting for it becomes active. Returns false if the address was
 * confirmed for another account in the meantime.
 */
export async function confirmEmail(db: Kysely<Database>, playerId: string): Promise<boolean> {
  if (!(await verify(db, playerId, "email"))) return false;
  await db
    .updateTable("player")
    .set({ status: "active" })
    .where("id", "=", playerId)
    .where("status", "=", "unconfirmed")
    .execute();
  return true;
}

/** Returns false if another account has the username. */
export async function setUsername(db: Kysely<Database>, playerId: string, typed: string): Promise<boolean> {
  const change = { username: typed.trim(), username_key: usernameKey(typed) };
  try {
    await db.updateTable("player").set(change).where("id", "=", playerId).execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** The new address stays unconfirmed until the player opens the link in its mail. */
export async function setEmail(db: Kysely<Database>, playerId: string, typed: string): Promise<void> {
  const change = { email: typed.trim(), email_key: emailKey(typed), email_verified: false };
  await db.updateTable("player").set(change).where("id", "=", playerId).execute();
}
