import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { networkOf } from "../throttle/network.ts";

/**
 * Whether the player was signed in from that network lately. It takes as long for a player who is not there, so that
 * the time does not tell whether there is such an account.
 *
 * @param network as `networkOf` writes it.
 */
export async function hasBeenThere(db: Kysely<Database>, playerId: string, network: string): Promise<boolean> {
  const sessions = await db
    .selectFrom("session")
    .select("ip")
    .where("player_id", "=", playerId)
    .where("awaits", "is", null)
    .execute();
  return sessions.some(({ ip }) => networkOf(ip) === network);
}
