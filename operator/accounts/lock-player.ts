import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";

/**
 * Makes what moves the player's money, or changes the rules for it, wait for each other until the transaction ends.
 * Postings do not wait: they refer to the player, which this lock allows.
 */
export async function lockPlayer(db: Kysely<Database>, playerId: string): Promise<{ identity_verified: boolean }> {
  return db
    .selectFrom("player")
    .select("identity_verified")
    .where("id", "=", playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
