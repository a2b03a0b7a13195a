import type { Kysely, Updateable } from "kysely";
import type { TwoFactorMethod } from "../../src/contract/user-items.ts";
import type { Database } from "../database/schema.ts";
import type { PlayerTable } from "../database/schema/accounts.ts";

/**
 * What a player without an active authenticator may choose: SMS or no second factor. Also holds the secret of an
 * authenticator that is being set up.
 */
type Choice = Pick<Updateable<PlayerTable>, "totp_draft"> & { readonly two_factor?: "none" | "sms" };

/**
 * Changes how a player's log-in is confirmed. Returns false, and changes nothing, if the method in force is not one of
 * `from`, even if it was chosen a moment ago.
 */
export async function chooseTwoFactor(
  db: Kysely<Database>,
  playerId: string,
  choice: Choice,
  from: readonly TwoFactorMethod[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("player")
    .set(choice)
    .where("id", "=", playerId)
    .where("two_factor", "in", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Turns off the player's authenticator. The caller has checked a code from it. */
export async function leaveAuthenticator(db: Kysely<Database>, playerId: string): Promise<void> {
  await db
    .updateTable("player")
    .set({ two_factor: "none", totp_secret: null })
    .where("id", "=", playerId)
    .where("two_factor", "=", "ga")
    .execute();
}
