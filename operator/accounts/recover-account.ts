import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { inTransaction } from "../database/in-transaction.ts";
import { revokeSessions } from "../sessions/revoke.ts";
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
