import { tokenLifetimesMs } from "../lib/token-lifetimes.ts";
import { type Kysely, sql } from "kysely";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import { hashSecret, newSecret } from "../lib/secret.ts";
import { revokeSessions } from "./revoke.ts";
import { recordEvent } from "./security-events.ts";

/**
 * Lets a player in again who cannot prove the second factor: turns it off, removes the passkeys, ends every session,
 * and mails the player. The password stays. Returns the username, or undefined if there is no such player.
 */
export function recoverAccount(
  db: Kysely<Database>,
  playerId: string,
  { now, brand }: { now: Date; brand: string },
): Promise<string | undefined> {
  return inTransaction(db, async (transaction) => {
    const player = await transaction
      .updateTable("player")
      .set({ two_factor: "none", totp_secret: null, totp_draft: null })
      .where("id", "=", playerId)
      .returning("username")
      .executeTakeFirst();
    if (!player) return undefined;
    await transaction.deleteFrom("passkey").where("player_id", "=", playerId).execute();
    await revokeSessions(transaction, playerId, now);
    await recordEvent(transaction, playerId, "recovered", { now, brand });
    return player.username;
  });
}

type Purpose = Database["account_token"]["purpose"];

/**
 * Creates a token to be mailed to the player's current address. The one before it for the same purpose stays valid, because
 * anybody can ask for another mail while the player opens theirs. Earlier ones do not. For `nobody` it does the same work and
 * returns a token that opens nothing.
 */
export async function newAccountToken(
  db: Kysely<Database>,
  playerId: string,
  purpose: Purpose,
  now: Date,
): Promise<string> {
  const token = newSecret();
  await db
    .deleteFrom("account_token")
    .where("player_id", "=", playerId)
    .where("purpose", "=", purpose)
    .where("hash", "not in", (eb) =>
      eb
        .selectFrom("account_token as latest")
        .select("latest.hash")
        .where("latest.player_id", "=", playerId)
        .where("latest.purpose", "=", purpose)
        .orderBy("latest.expires_at", "desc")
        .limit(1),
    )
    .execute();
  await db
    .insertInto("account_token")
    .columns(["hash", "player_id", "purpose", "email_key", "expires_at"])
    .expression((eb) =>
      eb
        .selectFrom("player")
        .select([
          sql<string>`${hashSecret(token)}::text`.as("hash"),
          "id",
          sql<Purpose>`${purpose}::text`.as("purpose"),
          "email_key",
          sql<Date>`${new Date(now.getTime() + tokenLifetimesMs[purpose])}::timestamptz`.as("expires_at"),
        ])
        .where("id", "=", playerId),
    )
    .execute();
  return token;
}

/**
 * Redeems a token: returns the player to whom it was mailed, if the account still has that address. A token works
 * once.
 */
export async function spendAccountToken(
  db: Kysely<Database>,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<string | undefined> {
  const spent = await db
    .deleteFrom("account_token")
    .using("player")
    .whereRef("player.id", "=", "account_token.player_id")
    .whereRef("player.email_key", "=", "account_token.email_key")
    .where("account_token.hash", "=", hashSecret(token))
    .where("account_token.purpose", "=", purpose)
    .where("account_token.expires_at", ">", now)
    .returning("account_token.player_id")
    .executeTakeFirst();
  return spent?.player_id;
}
