import { copiedSession, messages } from "../../src/contract/envelope.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import type { SecurityEventKind } from "../../src/contract/user-security-events.ts";
import type { Account } from "./accounts.ts";
import { recordEvent } from "./security-events.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { CallContext } from "../core/call-context.ts";
import { Refusal } from "../core/refusal.ts";
import { refuseExcluded } from "./exclusion.ts";
import { reviewMail, sendMail } from "../messages/mail.ts";
import { texts } from "../texts/texts.ts";
import {
  after,
  type FoundSession,
  isOver,
  isRefreshable,
  isReuse,
  isUsable,
  lifetimesMs,
  newSessionKey,
  openSession,
  touch,
} from "./sessions.ts";
import { revokeCopied } from "./revoke.ts";
import type { AwaitedCode, Session } from "../core/session.ts";

/**
 * Opens a session for a player who has proved to be the account's, and returns the answer to log-in.
 *
 * The caller's transaction has locked the account (`lockAccount`) and checked the proof against it since. Whatever ends
 * all sessions, such as a password reset, changes or locks the account first. So it is either noticed by that check, or it
 * waits and ends this session as well.
 *
 * @param how what the player proved it with.
 * @param awaits the second factor that the session still needs.
 * @throws Refusal (423) when the player is excluded, (403) for a player of the demo who is not on the operator's own machine.
 */
export async function signIn(
  context: CallContext,
  account: Account,
  how: LoginKind,
  awaits: AwaitedCode | null = null,
) {
  const { db, caller, now } = context;
  // Everybody knows the passwords of the demo.
  if (account.is_demo && !caller.isLocal)
    throw new Refusal(texts.account.demoOnlyHere[context.language], { code: 403 });
  await refuseExcluded(db, account.id, context);
  const keys = await openSession(db, { id: account.id, awaits }, caller, now);
  if (!awaits) await noteSignIn(context, account.id, how);
  return loginAnswer(account, keys);
}

type SigningIn = Pick<CallContext, "db" | "now" | "brand" | "caller">;

/** What a player logs in with, as its event says. */
type LoginKind = Extract<SecurityEventKind, `login-${"password" | "code" | "passkey"}`>;

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
async function noteSignIn(context: SigningIn, playerId: string, how: LoginKind): Promise<void> {
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

/** The only calls that a session may make before its second factor (contract.md, user/login). */
const beforeTheCode: ReadonlySet<string> = new Set([
  "user/check_ga",
  "user/sms_send",
  "user/sms_validate",
  "user/logout",
]);

/**
 * Returns the session of the call's `user` block. Undefined if there is none, or if it still waits for its second factor and this
 * call does not belong to that step.
 *
 * A call with a key that was replaced ends the session, for its player as well as for whoever has the copy.
 *
 * @throws Refusal when the session has expired or was revoked, or the account is inactive.
 */
export async function authenticate(
  context: Pick<CallContext, "db" | "now" | "brand" | "caller">,
  session: FoundSession | undefined,
  call: string,
): Promise<Session | undefined> {
  const { db, now } = context;
  if (!session) return undefined;
  const isAlive = !isOver(session, now) && isRefreshable(session, now);
  const isReused = isAlive && call !== "user/logout" && (await isReuse(db, session, now));
  if (isReused) await revokeCopied(context, session);
  if (isReused || session.isCopied) throw new Refusal(messages.sessionExpired, { debug: copiedSession });
  if (!isGoodFor(session, call, now)) throw new Refusal(messages.sessionExpired);
  if (session.status !== "active") throw new Refusal(messages.inactiveAccount);
  if (session.awaits && !beforeTheCode.has(call)) return undefined;
  await touch(db, session, now);
  const { id, playerId, awaits, keyHash } = session;
  return { id, playerId, awaits, keyHash };
}

function isGoodFor(session: FoundSession, call: string, now: Date): boolean {
  // An expired session could still be refreshed, so it must be possible to end it.
  if (call === "user/logout") return session.revokedAt === null;
  if (isOver(session, now)) return false;
  return call === "system/ping" ? isRefreshable(session, now) : isUsable(session, now);
}
