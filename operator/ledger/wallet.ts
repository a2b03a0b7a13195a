import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";

/** Gives a new player an empty wallet. */
export async function openWallet(
  db: Kysely<Database>,
  playerId: string,
  currency: string,
): Promise<void> {
  await db.insertInto("ledger_account").values({ player_id: playerId, kind: "wallet", currency }).execute();
}

/** The player's wallets, one for each currency; amounts are decimal strings. */
export function walletsOf(
  db: Kysely<Database>,
  playerId: string,
): Promise<{ id: string; balance: string; currency: string }[]> {
  return db
    .selectFrom("ledger_account")
    .select(["id", "balance", "currency"])
    .where("player_id", "=", playerId)
    .where("kind", "=", "wallet")
    .orderBy("id")
    .execute();
}
