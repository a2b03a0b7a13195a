import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { after, lifetimesMs } from "./lifetimes.ts";

/** The player's sessions that are signed in or can be refreshed by a ping, the latest first. */
export function listSessions(db: Kysely<Database>, playerId: string, now: Date) {
  return db
    .selectFrom("session")
    .select(["id", "user_agent", "ip", "last_seen_at"])
    .where("player_id", "=", playerId)
    .where("awaits", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", after(now, -lifetimesMs.refreshable))
    .where("created_at", ">", after(now, -lifetimesMs.longest))
    .orderBy("last_seen_at", "desc")
    .orderBy("id")
    .execute();
}
