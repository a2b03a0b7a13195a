import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";

/** Creates an empty wallet for a new player. */
export async function openWallet(db: Kysely<Database>, playerId: string, currency: string): Promise<void> {
  await db.insertInto("ledger_account").values({ player_id: playerId, kind: "wallet", currency }).execute();
}

/** The player's bonus money, a decimal string. Undefined when there is none. */
export async function bonusOf(db: Kysely<Database>, playerId: string, currency: string): Promise<string | undefined> {
  const account = await db
    .selectFrom("ledger_account")
    .select("balance")
    .where("player_id", "=", playerId)
    .where("kind", "=", "bonus")
    .where("currency", "=", currency)
    .where("balance", ">", "0")
    .executeTakeFirst();
  return account?.balance;
}

/** The player's wallets, one per currency. Amounts are decimal strings. */
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
