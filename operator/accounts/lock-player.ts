import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";

/**
 * Locks the player until the transaction ends. Call it before moving the player's money or changing its rules, so that
 * such transactions run one after another. It does not block postings: they only refer to the player.
 */
export async function lockPlayer(db: Kysely<Database>, playerId: string): Promise<void> {
  await db.selectFrom("player").select("id").where("id", "=", playerId).forNoKeyUpdate().executeTakeFirstOrThrow();
}
