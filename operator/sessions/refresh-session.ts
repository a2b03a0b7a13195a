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
    await transaction
      .updateTable("session_key")
      .set({ replaced_at: now })
      .where("hash", "=", keyHash)
      .where("replaced_at", "is", null)
      .execute();
    await dropOldKeys(transaction, id);
    const sid = await newSessionKey(transaction, { sessionId: id, uip: ip, replaces: keyHash });
    return { uid: playerId, sid, uip: ip };
  });
}

/** More than a player replaces in hours, and few enough to keep each ping fast. */
const mostKept = 500;

/** Deletes the keys that were replaced first. The others are kept, so that a copy of one is recognised. */
async function dropOldKeys(db: Kysely<Database>, sessionId: string): Promise<void> {
  const old = db
    .selectFrom("session_key")
    .select("hash")
    .where("session_id", "=", sessionId)
    .where("replaced_at", "is not", null)
    .orderBy("replaced_at", "desc")
    .offset(mostKept);
  await db.deleteFrom("session_key").where("hash", "in", old).execute();
}
