import type { SessionKeys } from "../../src/contract/system.ts";
import type { SecurityEventKind } from "../../src/contract/user-security-events.ts";
import type { Account } from "../accounts/find-player.ts";
import { recordEvent } from "../accounts/security-events.ts";
import type { CallContext } from "../dispatch/handler.ts";
import { reviewMail } from "../outbox/mails.ts";
import { sendMail } from "../outbox/send.ts";
import { inTransaction } from "../database/in-transaction.ts";
import { after, lifetimesMs } from "./lifetimes.ts";
import { newSessionKey } from "./open-session.ts";
import type { Session } from "./session.ts";

type SigningIn = Pick<CallContext, "db" | "now" | "brand" | "caller">;

/** What a player logs in with, as its event says. */
export type LoginKind = Extract<SecurityEventKind, `login-${"password" | "code" | "passkey"}`>;

/**
 * Completes the log-in of a session after its second factor. It gets a new key, and the one from before stops working:
 * whoever knew that one has not proved the second factor. Returns undefined if the session was not waiting for it.
 */
export function completeSignIn(
  context: SigningIn,
  { id, playerId, awaits }: Session,
): Promise<SessionKeys | undefined> {
  const { now, caller } = context;
  return inTransaction(context.db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable("session")
      .set({ awaits: null, proved_at: now, expires_at: after(now, lifetimesMs.session), last_seen_at: now })
      .where("id", "=", id)
      .where("awaits", "=", awaits)
      .where("revoked_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    await db.deleteFrom("session_key").where("session_id", "=", id).execute();
    const sid = await newSessionKey(db, { sessionId: id, uip: caller.ip, replaces: null });
    await noteSignIn({ ...context, db }, playerId, "login-code");
    return { uid: playerId, sid, uip: caller.ip };
  });
}

/**
 * Records the log-in, and the time that the next one shows as the last. Mails the half-yearly reminder when it is due.
 *
 * @param how what the player logged in with.
 */
export async function noteSignIn(context: SigningIn, playerId: string, how: LoginKind): Promise<void> {
  const { db, now, brand } = context;
  await recordEvent(db, playerId, how, context);
  const { registered_at, last_login_at } = await db
    .selectFrom("player")
    .select(["registered_at", "last_login_at"])
    .where("id", "=", playerId)
    .executeTakeFirstOrThrow();
  await db.updateTable("player").set({ last_login_at: now }).where("id", "=", playerId).execute();
  if (isReviewDue(registered_at, last_login_at, now)) await sendMail(db, playerId, reviewMail(brand), now);
}

/** What log-in answers for a new session, by a password or a passkey. */
export function loginAnswer(account: Account, keys: SessionKeys) {
  return {
    ...keys,
    rid: String(account.rid),
    gtm: account.gtm,
    language: account.language,
    username: account.username,
    ...(account.last_login_at && { lastlogin: account.last_login_at.toISOString() }),
  };
}

const halfYearMs = 180 * 24 * 3_600_000;

/**
 * Whether a log-in is the first in a half year, when players are reminded to review their account and their limits
 * (docs/protection.md, RTS 12E). Half years count from the registration; in the first one nobody is reminded.
 */
export function isReviewDue(registeredAt: Date, lastLoginAt: Date | null, now: Date): boolean {
  const halfYearOf = (moment: Date) => Math.floor((moment.getTime() - registeredAt.getTime()) / halfYearMs);
  return halfYearOf(now) > halfYearOf(lastLoginAt ?? registeredAt);
}
