import type { Kysely } from "kysely";
import { messages } from "../../src/contract/envelope.ts";
import type {
  userForgot,
  userPassReset,
  userRegister,
  userRegisterConfirm,
  userRegisterResend,
} from "../../src/contract/user-account.ts";
import { emailKey } from "../accounts/account-keys.ts";
import { confirmEmail, setEmail, setPassword } from "../accounts/change-account.ts";
import { createPlayer, type NewPlayer } from "../accounts/create-player.ts";
import { emailProblem } from "../accounts/field-rules.ts";
import { findAccount, findUnconfirmed, lockAccount, typedKey } from "../accounts/find-player.ts";
import { forgetUnconfirmed } from "../accounts/forget-unconfirmed.ts";
import { hashPassword } from "../accounts/password-hash.ts";
import { inPasswordQueue } from "../accounts/password-queue.ts";
import { newPasswordProblem } from "../accounts/password-rules.ts";
import { fieldErrors, type FieldProblems, formProblems } from "../accounts/registration.ts";
import { recordEvent, removeAllPasskeys } from "../accounts/security-events.ts";
import { newAccountToken, spendAccountToken } from "../accounts/tokens.ts";
import { mailConfirmation } from "../accounts/verify.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import type { CallContext, Handler, HandlerTable, PreparedHandler, Reply } from "../dispatch/handler.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { confirmMail, resetMail } from "../outbox/mails.ts";
import { nobody, sendMail } from "../outbox/send.ts";
import { checkPassword } from "../sessions/check-password.ts";
import { hasBeenThere } from "../sessions/has-been-there.ts";
import { revokeSessions } from "../sessions/revoke.ts";
import { keepWithin } from "../throttle/keep-within.ts";
import { limits } from "../throttle/limits.ts";
import { networkOf } from "../throttle/network.ts";
import { texts } from "../texts/texts.ts";

/**
 * Registers an account. The player cannot log in before opening the link in the mail, so that a mistyped address
 * does not open the account to a stranger. Whether another account has the address, the phone or the identity number is
 * not told: the new account waits for the link in any case, and only the owner of the address reads which mail came.
 */
const register: PreparedHandler<typeof userRegister> = {
  async prepare(form, context) {
    const { db, now, language, caller } = context;
    refuseFor(formProblems(form, now), context);
    // From here on, the answer reveals usernames, so the number of attempts is limited.
    await keepWithin(context, limits.registrationsOfNetwork, networkOf(caller.ip));
    await forgetUnconfirmed(db, now);
    if (await findAccount(db, form.username)) throw refusalFor({ username: "usernameTaken" }, context);
    await keepWithin(context, limits.registrationsOfAddress, emailKey(form.email));
    const passwordHash = await inPasswordQueue(context, () => hashPassword(form.password));
    return (within) =>
      openAccount({ ...form, passwordHash, language, status: "unconfirmed" }, { ...context, db: within });
  },
};

async function openAccount(player: NewPlayer, context: CallContext): Promise<Reply<{ uid: string }>> {
  return inTransaction(context.db, async (transaction) => {
    const uid = await createPlayer(transaction, player, context.now);
    // Another registration took the username in the meantime.
    if (uid === undefined) throw refusalFor({ username: "usernameTaken" }, context);
    await mailConfirmation(transaction, uid, confirmMail, context);
    return { data: { uid } };
  });
}

function refuseFor(problems: FieldProblems, context: CallContext): void {
  if (Object.keys(problems).length > 0) throw refusalFor(problems, context);
}

function refusalFor(problems: FieldProblems, { language }: CallContext): Refusal {
  const errors = fieldErrors(problems, language);
  return new Refusal(texts.account.notRegistered[language], { data: { errors } });
}

const registerConfirm: Handler<typeof userRegisterConfirm> = async ({ token }, context) => {
  await keepWithin(context, limits.linksOfNetwork, networkOf(context.caller.ip));
  await withLink(token, "confirm", context, async (transaction, playerId) => {
    if (!(await confirmEmail(transaction, playerId))) throw new Refusal(texts.account.linkOver[context.language]);
  });
  return { data: null };
};

/**
 * Mails the link that confirms a new account again, to the address of the account or, if the player proves that it is theirs,
 * to a new one. As many mails go to one address as by registering. The answer and the work are the same whether or not there
 * is an account that waits for it.
 */
const registerResend: Handler<typeof userRegisterResend> = async (typed, context) => {
  const { db, caller, language } = context;
  const { email, newEmail, username = "", password = "" } = typed;
  const problem = newEmail === undefined ? undefined : emailProblem(newEmail);
  if (problem) {
    const message = texts.accountFields[problem][language];
    throw new Refusal(message, { data: { errors: { newEmail: message } } });
  }
  await keepWithin(context, limits.forgotsOfNetwork, networkOf(caller.ip));
  const proved = newEmail === undefined ? undefined : await checkPassword(username, password, context);
  await keepWithin(context, limits.registrationsOfAddress, emailKey(newEmail ?? email));
  await inTransaction(db, async (transaction) => {
    const account = await (proved ? lockAccount(transaction, proved.id) : findUnconfirmed(transaction, email));
    if (newEmail !== undefined) {
      if (account?.status === "active") throw new Refusal(texts.account.confirmedBefore[language]);
      if (account?.status !== "unconfirmed" || account.password_hash !== proved?.password_hash)
        throw new Refusal(messages.loginFailed);
      await setEmail(transaction, account.id, newEmail);
    }
    await mailConfirmation(transaction, account?.id ?? nobody, confirmMail, context);
  });
  return { data: null };
};

/**
 * Mails a link for choosing a new password or, for an address that was never confirmed, the link that confirms it.
 * The answer and the work are the same whether or not the account exists.
 */
const forgot: Handler<typeof userForgot> = async (typed, context) => {
  const { db, now, caller, brand } = context;
  const name = "email" in typed ? typed.email : typed.username;
  const { column, key } = typedKey(name);
  const network = networkOf(caller.ip);
  await keepWithin(context, limits.forgotsOfNetwork, network);
  await keepWithin(context, limits.forgot, `${column} ${key} ${network}`);
  const account = await findAccount(db, name);
  if (!(await hasBeenThere(db, account?.id ?? nobody, network))) {
    await keepWithin(context, limits.forgotsOfAccount, `${column} ${key}`);
  }
  const id = account && account.status !== "inactive" ? account.id : nobody;
  const isConfirmed = account?.email_verified ?? true;
  await inTransaction(db, async (transaction) => {
    if (isConfirmed)
      await sendMail(transaction, id, resetMail(brand, await newAccountToken(transaction, id, "reset", now)), now);
    else await mailConfirmation(transaction, id, confirmMail, context);
    await recordEvent(transaction, isConfirmed ? id : nobody, "reset-asked", context);
  });
  return { data: null };
};

/**
 * Sets a new password with a mailed link. Ends all sessions and removes the passkeys, because someone else may know the old
 * password or may have added a passkey.
 */
const passReset: Handler<typeof userPassReset> = async (typed, context) => {
  const { now, language } = context;
  const problem = newPasswordProblem(typed);
  if (problem) throw new Refusal(texts.accountFields[problem][language]);
  await keepWithin(context, limits.linksOfNetwork, networkOf(context.caller.ip));
  const passwordHash = await inPasswordQueue(context, () => hashPassword(typed.password));
  await withLink(typed.token, "reset", context, async (transaction, playerId) => {
    await setPassword(transaction, playerId, passwordHash, now);
    await revokeSessions(transaction, playerId, now);
    await recordEvent(transaction, playerId, "password-reset", context);
    await removeAllPasskeys(transaction, playerId, context);
  });
  return { data: null };
};

/** Carries out the action of a mailed link. If it fails, the link remains valid. */
async function withLink(
  token: string,
  purpose: "confirm" | "reset",
  context: CallContext,
  work: (transaction: Kysely<Database>, playerId: string) => Promise<void>,
): Promise<void> {
  const { db, now, language } = context;
  await inTransaction(db, async (transaction) => {
    const playerId = await spendAccountToken(transaction, token, purpose, now);
    if (playerId === undefined) throw new Refusal(texts.account.linkOver[language]);
    await work(transaction, playerId);
  });
}

export const userAccountHandlers = {
  "user/register": register,
  "user/register_confirm": registerConfirm,
  "user/register_resend": registerResend,
  "user/forgot": forgot,
  "user/pass_reset": passReset,
} satisfies Partial<HandlerTable>;
