import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";

/** Ends a player's session for good. Answers whether there was such a session. */
export async function revokeSession(
  db: Kysely<Database>,
  playerId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("session")
    .set({ revoked_at: now })
    .where("player_id", "=", playerId)
    // As a text, because an id that is no UUID is no error but a session that is not there.
    .where((eb) => eb(eb.cast<string>("id", "text"), "=", sessionId))
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends all of a player's sessions, but for the one to keep, for good. */
export async function revokeSessions(
  db: Kysely<Database>,
  playerId: string,
  now: Date,
  keep?: string,
): Promise<void> {
  await db
    .updateTable("session")
    .set({ revoked_at: now })
    .where("player_id", "=", playerId)
    .where("revoked_at", "is", null)
    .$if(keep !== undefined, (query) => query.where("id", "<>", keep ?? ""))
    .execute();
}
