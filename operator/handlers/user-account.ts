import type { Kysely } from "kysely";
import type {
  userForgot,
  userPassReset,
  userRegister,
  userRegisterConfirm,
} from "../../src/contract/user-account.ts";
import { confirmEmail, setPassword } from "../accounts/change-account.ts";
import { createPlayer, type NewPlayer } from "../accounts/create-player.ts";
import { findAccount, typedKey } from "../accounts/find-player.ts";
import { forgetUnconfirmed } from "../accounts/forget-unconfirmed.ts";
import { hashPassword } from "../accounts/password-hash.ts";
import { inPasswordQueue } from "../accounts/password-queue.ts";
import { newPasswordProblem } from "../accounts/password-rules.ts";
import { fieldErrors, type FieldProblems, formProblems } from "../accounts/registration.ts";
import { recordEvent, removeAllPasskeys } from "../accounts/security-events.ts";
import { takenFields } from "../accounts/taken.ts";
import { newAccountToken, spendAccountToken } from "../accounts/tokens.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import type { CallContext, Handler, HandlerTable, PreparedHandler, Reply } from "../dispatch/handler.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { confirmMail, resetMail } from "../outbox/mails.ts";
import { nobody, sendMail } from "../outbox/send.ts";
import { hasBeenThere } from "../sessions/has-been-there.ts";
import { revokeSessions } from "../sessions/revoke.ts";
import { keepWithin } from "../throttle/keep-within.ts";
import { limits } from "../throttle/limits.ts";
import { networkOf } from "../throttle/network.ts";
import { texts } from "../texts/texts.ts";

/**
 * Registers an account. The player cannot log in before opening the link in the mail, so that a mistyped address
 * does not open the account to a stranger.
 */
const register: PreparedHandler<typeof userRegister> = {
  async prepare(form, context) {
    const { db, now, language, caller } = context;
    refuseFor(formProblems(form, now), context);
    // From here on, the answer reveals what other accounts have, so the number of attempts is limited.
    await keepWithin(context, limits.registrationsOfNetwork, networkOf(caller.ip));
    await forgetUnconfirmed(db, now);
    refuseFor(await takenFields(db, form), context);
    const passwordHash = await inPasswordQueue(context, () => hashPassword(form.password));
    return (within) => openAccount({ ...form, passwordHash, language, status: "unconfirmed" }, { ...context, db: within });
  },
};

async function openAccount(player: NewPlayer, context: CallContext): Promise<Reply<{ uid: string }>> {
  const { db, now, language, brand } = context;
  const uid = await inTransaction(db, async (transaction) => {
    const id = await createPlayer(transaction, player, now);
    if (id === undefined) return undefined;
    const token = await newAccountToken(transaction, id, "confirm", now);
    await sendMail(transaction, id, confirmMail(brand, token), now);
    return id;
  });
  if (uid !== undefined) return { data: { uid } };
  // Another registration took it in the meantime.
  refuseFor(await takenFields(db, player), context);
  throw new Refusal(texts.account.notRegistered[language]);
}

function refuseFor(problems: FieldProblems, { language }: CallContext): void {
  if (Object.keys(problems).length === 0) return;
  const errors = fieldErrors(problems, language);
  throw new Refusal(texts.account.notRegistered[language], { data: { errors } });
}

const registerConfirm: Handler<typeof userRegisterConfirm> = async ({ token }, context) => {
  await keepWithin(context, limits.linksOfNetwork, networkOf(context.caller.ip));
  await withLink(token, "confirm", context, confirmEmail);
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
    const token = await newAccountToken(transaction, id, isConfirmed ? "reset" : "confirm", now);
    await sendMail(transaction, id, isConfirmed ? resetMail(brand, token) : confirmMail(brand, token), now);
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
  "user/forgot": forgot,
  "user/pass_reset": passReset,
} satisfies Partial<HandlerTable>;
