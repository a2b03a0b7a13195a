import type { Kysely, Updateable } from "kysely";
import type { Database } from "../database/schema.ts";
import type { PlayerTable } from "../database/schema/accounts.ts";

type TwoFactorColumns = Pick<Updateable<PlayerTable>, "two_factor" | "totp_secret" | "totp_draft">;

/** Changes how a player's sign-in is confirmed. */
export async function setTwoFactor(
  db: Kysely<Database>,
  playerId: string,
  change: TwoFactorColumns,
): Promise<void> {
  await db.updateTable("player").set(change).where("id", "=", playerId).execute();
}
