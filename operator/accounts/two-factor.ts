import type { Kysely, Updateable } from "kysely";
import type { Database } from "../database/schema.ts";
import type { PlayerTable } from "../database/schema/accounts.ts";

/** What may be chosen without an authenticator: SMS or nothing, and the secret of one that is to be turned on. */
type Choice = Pick<Updateable<PlayerTable>, "totp_draft"> & { readonly two_factor?: "none" | "sms" };

/**
 * Changes how a player's sign-in is confirmed. Answers whether it was done: while an authenticator is on it is
 * not, also when that was turned on a moment ago.
 */
export async function chooseTwoFactor(db: Kysely<Database>, playerId: string, choice: Choice): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("player")
    .set(choice)
    .where("id", "=", playerId)
    .where("two_factor", "<>", "ga")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Turns the player's authenticator off; a code of it was right. */
export async function leaveAuthenticator(db: Kysely<Database>, playerId: string): Promise<void> {
  await db
    .updateTable("player")
    .set({ two_factor: "none", totp_secret: null })
    .where("id", "=", playerId)
    .where("two_factor", "=", "ga")
    .execute();
}
