import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { forgetBrowsers, forgetRevoked } from "../push/subscriptions.ts";

/** Ends a player's session permanently, and the push messages of its device. Returns false if there is no such session. */
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
    // Compare as text: an id that is not a UUID means "not found", not an error.
    .where((eb) => eb(eb.cast<string>("id", "text"), "=", sessionId))
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  await forgetRevoked(db, playerId);
  return numUpdatedRows > 0n;
}

/** Ends all of a player's sessions permanently, and the push messages of all devices, except for one session to keep. */
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
  await forgetBrowsers(db, playerId, keep ?? null);
}
