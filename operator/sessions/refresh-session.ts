import type { Kysely } from "kysely";
import type { SessionKeys } from "../../src/contract/system.ts";
import type { Database } from "../database/schema.ts";
import { after, lifetimesMs } from "./lifetimes.ts";
import { newSessionKey } from "./open-session.ts";
import type { Session } from "./session.ts";

/** Extends a session and issues a new key. The previous key keeps working for 60 seconds. */
export async function refreshSession(
  db: Kysely<Database>,
  { id, playerId, keyHash }: Session,
  ip: string,
  now: Date,
): Promise<SessionKeys> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("session")
      .set({ expires_at: after(now, lifetimesMs.session), last_seen_at: now })
      .where("id", "=", id)
      .execute();
    await dropKeysBefore(transaction, id, keyHash, now);
    await transaction
      .updateTable("session_key")
      .set({ replaced_at: now })
      .where("hash", "=", keyHash)
      .where("replaced_at", "is", null)
      .execute();
    const sid = await newSessionKey(transaction, { sessionId: id, uip: ip, replaces: keyHash });
    return { uid: playerId, sid, uip: ip };
  });
}

/** Deletes keys whose 60 seconds are over, except the one that this ping used. */
async function dropKeysBefore(db: Kysely<Database>, sessionId: string, keyHash: string, now: Date) {
  await db
    .deleteFrom("session_key")
    .where("session_id", "=", sessionId)
    .where("hash", "<>", keyHash)
    .where("replaced_at", "<", after(now, -lifetimesMs.replacedKey))
    .execute();
}
