import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";

/** The id of the player with this username. Rejects if there is none. */
export async function playerIdOf(db: Kysely<Database>, username: string): Promise<string> {
  const { id } = await db.selectFrom("player").select("id").where("username", "=", username).executeTakeFirstOrThrow();
  return id;
}
