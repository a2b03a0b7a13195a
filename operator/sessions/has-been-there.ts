import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { networkOf } from "../throttle/network.ts";

/**
 * Whether one of the player's stored sessions, also an ended one, is from that network. It takes the same time for an
 * unknown player, so that the response time does not reveal whether the account exists.
 *
 * @param network as written by `networkOf`.
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
