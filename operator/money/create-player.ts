import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { insertPlayer, type NewPlayer } from "../identity/registration.ts";

/** Creates an account with an empty wallet from validated fields. Returns undefined if another account has the username. */
export async function createPlayer(db: Kysely<Database>, player: NewPlayer, now: Date): Promise<string | undefined> {
  const id = await insertPlayer(db, player, now);
  if (id !== undefined) await openWallet(db, id, player.currency);
  return id;
}

/** Creates an empty wallet for a new player. */
async function openWallet(db: Kysely<Database>, playerId: string, currency: string): Promise<void> {
  await db.insertInto("ledger_account").values({ player_id: playerId, kind: "wallet", currency }).execute();
}
