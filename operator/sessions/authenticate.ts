import { copiedSession, messages } from "../../src/contract/envelope.ts";
import type { CallContext } from "../dispatch/handler.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { type FoundSession, isOver, isRefreshable, isReuse, isUsable, touch } from "./find-session.ts";
import { revokeCopied } from "./revoke.ts";
import type { Session } from "./session.ts";

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
