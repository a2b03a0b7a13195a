import type { Account } from "../accounts/find-player.ts";
import type { AwaitedCode } from "../database/schema/sessions.ts";
import type { CallContext } from "../dispatch/handler.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { refuseExcluded } from "../limits/exclusion.ts";
import { type LoginKind, loginAnswer, noteSignIn } from "./complete-sign-in.ts";
import { openSession } from "./open-session.ts";
import { texts } from "../texts/texts.ts";

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
