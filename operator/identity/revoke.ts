import type { Kysely } from "kysely";
import { recordEvent } from "./security-events.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import type { CallContext } from "../core/call-context.ts";
import { copiedSessionMail, sendMail } from "../messages/mail.ts";
import { forgetBrowsers, forgetRevoked } from "../messages/push-subscriptions.ts";
import type { Session } from "../core/session.ts";

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
export async function revokeSessions(db: Kysely<Database>, playerId: string, now: Date, keep?: string): Promise<void> {
  await db
    .updateTable("session")
    .set({ revoked_at: now })
    .where("player_id", "=", playerId)
    .where("revoked_at", "is", null)
    .$if(keep !== undefined, (query) => query.where("id", "<>", keep ?? ""))
    .execute();
  await forgetBrowsers(db, playerId, keep ?? null);
}

/** Ends a session of which somebody has a copy, records the call that used it, and mails the player. Two calls at once send one mail. */
export function revokeCopied(
  context: Pick<CallContext, "db" | "now" | "brand" | "caller">,
  { id, playerId }: Pick<Session, "id" | "playerId">,
): Promise<void> {
  const { db, now, brand } = context;
  return inTransaction(db, async (transaction) => {
    if (!(await revokeSession(transaction, playerId, id, now))) return;
    await transaction.updateTable("session").set({ is_copied: true }).where("id", "=", id).execute();
    await recordEvent(transaction, playerId, "session-copied", context);
    await sendMail(transaction, playerId, copiedSessionMail(brand), now);
  });
}
