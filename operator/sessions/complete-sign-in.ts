import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { after, lifetimes } from "./lifetimes.ts";
import type { Session } from "./session.ts";

/** Completes the sign-in of a session after its second factor. Returns false if the session was not waiting for it. */
export async function completeSignIn(
  db: Kysely<Database>,
  { id, playerId, awaits }: Session,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("session")
    .set({ awaits: null, expires_at: after(now, lifetimes.session), last_seen_at: now })
    .where("id", "=", id)
    .where("awaits", "=", awaits)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await noteSignIn(db, playerId, now);
  return true;
}

/** Records the time that the next log-in shows as the last one. */
export async function noteSignIn(db: Kysely<Database>, playerId: string, now: Date): Promise<void> {
  await db.updateTable("player").set({ last_login_at: now }).where("id", "=", playerId).execute();
}
