import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import type { AccountTokenTable } from "../database/schema/accounts.ts";
import { hashSecret, newSecret } from "../secret.ts";

type Purpose = AccountTokenTable["purpose"];

const hour = 3_600_000;
const lastFor: Record<Purpose, number> = { confirm: 7 * 24 * hour, reset: hour };

/**
 * A new token to be mailed to the player's present address. Earlier ones for the same purpose count no
 * more. For `nobody` it is the same work, and a token that opens nothing.
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
          sql<Date>`${new Date(now.getTime() + lastFor[purpose])}::timestamptz`.as("expires_at"),
        ])
        .where("id", "=", playerId),
    )
    .execute();
  return token;
}

/**
 * The player to whom the token was mailed, provided the address is still the account's. It counts once:
 * from now on it opens nothing.
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
