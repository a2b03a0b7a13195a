import { messages } from "../../src/contract/envelope.ts";
import type { userEmailChange, userPassChange, userUsernameChange } from "../../src/contract/user-account.ts";
import type { FieldProblem } from "../accounts/field-rules.ts";
import { emailKey } from "../accounts/account-keys.ts";
import { changePassword, setEmail, setUsername } from "../accounts/change-account.ts";
import { emailProblem, usernameProblem } from "../accounts/field-rules.ts";
import { type Account, accountOfSession } from "../accounts/find-player.ts";
import { hashPassword, verifyPassword } from "../accounts/password-hash.ts";
import { inPasswordQueue } from "../accounts/password-queue.ts";
import { newPasswordProblem } from "../accounts/password-rules.ts";
import { recordEvent, removeAllPasskeys } from "../accounts/security-events.ts";
import { mailConfirmation } from "../accounts/verify.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { CallContext, Handler, HandlerTable } from "../dispatch/handler.ts";
import { Refusal, signedIn } from "../dispatch/refusal.ts";
import { confirmNewAddressMail } from "../outbox/mails.ts";
import { revokeSessions } from "../sessions/revoke.ts";
import { keepWithin } from "../throttle/keep-within.ts";
import { limits } from "../throttle/limits.ts";
import { forgetAttempts } from "../throttle/throttle.ts";
import { texts } from "../texts/texts.ts";

/**
 * Changes the password and ends every other session, because someone else may know the old password. Removes the passkeys if
 * the player asks for it, because someone else may have added one. Of two simultaneous changes one succeeds; the other finds
 * its session ended.
 */
const passChange: Handler<typeof userPassChange> = async (typed, context) => {
  const { db, now } = context;
  const session = signedIn(context);
  const { id, playerId } = session;
  const problem = newPasswordProblem(typed);
  refuseFor(problem === "passwordsDiffer" ? "passwordConfirm" : "password", problem, context);
  const { password_hash: knownHash } = await requirePassword(typed.currentPassword, context);
  const passwordHash = await inPasswordQueue(context, () => hashPassword(typed.password));
  await inTransaction(db, async (transaction) => {
    const changed = await changePassword(transaction, session, passwordHash, knownHash, now);
    if (!changed) throw new Refusal(messages.sessionExpired);
    await revokeSessions(transaction, playerId, now, id);
    await recordEvent(transaction, playerId, "password", context);
    if (typed.removePasskeys) await removeAllPasskeys(transaction, playerId, context);
  });
  return { data: null };
};

const usernameChange: Handler<typeof userUsernameChange> = async (typed, context) => {
  const { db } = context;
  refuseFor("value", usernameProblem(typed.value), context);
  const { id } = await requirePassword(typed.currentPassword, context);
  await keepWithin(context, limits.credentials, id);
  await inTransaction(db, async (transaction) => {
    if (!(await setUsername(transaction, id, typed.value))) refuseFor("value", "usernameTaken", context);
    await recordEvent(transaction, id, "username", context);
  });
  return { data: null };
};

/**
 * Changes the e-mail address. The old address is notified, and the new one gets a link to confirm it. The answer is the
 * same for the address of another account, whose owner gets a mail without a link.
 */
const emailChange: Handler<typeof userEmailChange> = async (typed, context) => {
  const { db } = context;
  refuseFor("value", emailProblem(typed.value), context);
  const { id, email_key } = await requirePassword(typed.currentPassword, context);
  await keepWithin(context, limits.credentials, id);
  if (emailKey(typed.value) === email_key) return { data: null };
  await inTransaction(db, async (transaction) => {
    await recordEvent(transaction, id, "email", context);
    await setEmail(transaction, id, typed.value);
    await mailConfirmation(transaction, id, confirmNewAddressMail, context);
  });
  return { data: null };
};

function refuseFor(field: string, problem: FieldProblem | undefined, { language }: CallContext): void {
  if (problem) throw atField(field, texts.accountFields[problem][language]);
}

/** Contains the message twice: for front ends that show it at the field, and for those that do not. */
function atField(field: string, message: string): Refusal {
  return new Refusal(message, { data: { errors: { [field]: message } } });
}

/** The account of the signed-in player, once the current password has been verified. */
function requirePassword(typed: string, context: CallContext): Promise<Account> {
  return inPasswordQueue(context, () => checkPassword(typed, context));
}

async function checkPassword(typed: string, context: CallContext): Promise<Account> {
  const { db, language } = context;
  const session = signedIn(context);
  const { playerId } = session;
  await keepWithin(context, limits.password, playerId);
  const account = await accountOfSession(db, session);
  // Another session has just changed the password. To call this one's password wrong would be misleading.
  if (!account) throw new Refusal(messages.sessionExpired);
  if (!(await verifyPassword(typed, account.password_hash))) {
    await recordEvent(db, playerId, "step-up-refused", context);
    throw atField("currentPassword", texts.account.wrongPassword[language]);
  }
  await forgetAttempts(db, limits.password, playerId);
  return account;
}

export const userCredentialsHandlers = {
  "user/pass_change": passChange,
  "user/username_change": usernameChange,
  "user/email_change": emailChange,
} satisfies Partial<HandlerTable>;
