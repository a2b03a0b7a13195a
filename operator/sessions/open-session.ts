import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { SessionKeys } from "../../src/contract/system.ts";
import type { Database } from "../database/schema.ts";
import type { AwaitedCode } from "../database/schema/sessions.ts";
import { hashSecret, newSecret } from "../secret.ts";
import { after, lifetimesMs } from "./lifetimes.ts";
import type { Caller } from "./session.ts";

/** Opens a session after the right password. With `awaits` it still needs that second factor. */
export async function openSession(
  db: Kysely<Database>,
  player: { readonly id: string; readonly awaits: AwaitedCode | null },
  { ip, userAgent }: Caller,
  now: Date,
): Promise<SessionKeys> {
  await forgetOldSessions(db, player.id, now);
  const id = randomUUID();
  await db
    .insertInto("session")
    .values({
      id,
      player_id: player.id,
      awaits: player.awaits,
      proved_at: player.awaits ? null : now,
      user_agent: userAgent.slice(0, 300),
      ip,
      created_at: now,
      last_seen_at: now,
      expires_at: after(now, player.awaits ? lifetimesMs.awaiting : lifetimesMs.session),
    })
    .execute();
  const sid = await newSessionKey(db, { sessionId: id, uip: ip, replaces: null });
  return { uid: player.id, sid, uip: ip };
}

/** Issues another `sid` for a session. */
export async function newSessionKey(
  db: Kysely<Database>,
  key: { readonly sessionId: string; readonly uip: string; readonly replaces: string | null },
): Promise<string> {
  const sid = newSecret();
  await db
    .insertInto("session_key")
    .values({ hash: hashSecret(sid), session_id: key.sessionId, uip: key.uip, replaces: key.replaces })
    .execute();
  return sid;
}

/** Deletes sessions that no ping can refresh. */
async function forgetOldSessions(db: Kysely<Database>, playerId: string, now: Date): Promise<void> {
  await db
    .deleteFrom("session")
    .where("player_id", "=", playerId)
    .where("expires_at", "<", after(now, -lifetimesMs.refreshable))
    .execute();
}
