import type { Kysely } from "kysely";
import { messages } from "../../src/contract/envelope.ts";
import type {
  userEmailChange,
  userForgot,
  userPassChange,
  userPassReset,
  userRegister,
  userRegisterConfirm,
  userRegisterResend,
  userUsernameChange,
} from "../../src/contract/user-account.ts";
import type { Favorite, userFavorites, userGetUserProfile } from "../../src/contract/user.ts";
import { changePassword, confirmEmail, setEmail, setPassword, setUsername } from "../identity/change-account.ts";
import { emailProblem, type FieldProblem, usernameProblem } from "../identity/field-rules.ts";
import {
  type Account,
  accountOfSession,
  emailKey,
  findAccount,
  findUnconfirmed,
  lockAccount,
  maskedSecret,
  maskNationalId,
  readProfile,
  typedKey,
} from "../identity/accounts.ts";
import { checkPassword, hasBeenThere, inPasswordQueue, newPasswordProblem } from "../identity/passwords.ts";
import { hashPassword, verifyPassword } from "../identity/password-hash.ts";
import { newAccountToken, spendAccountToken } from "../identity/recover-account.ts";
import {
  fieldErrors,
  type FieldProblems,
  forgetUnconfirmed,
  formProblems,
  mailConfirmation,
  type NewPlayer,
} from "../identity/registration.ts";
import { createPlayer } from "../money/create-player.ts";
import { recordEvent, removeAllPasskeys } from "../identity/security-events.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import type { CallContext, Handler, HandlerTable, PreparedHandler, Reply } from "../core/call-context.ts";
import { wholeList } from "../lib/paging.ts";
import { badRequest, Refusal, signedIn } from "../core/refusal.ts";
import { addFavourite, favouritesOf, mostFavourites, removeFavourite } from "../content/favourites.ts";
import { confirmMail, confirmNewAddressMail, nobody, resetMail, sendMail } from "../messages/mail.ts";
import { revokeSessions } from "../identity/revoke.ts";
import { filled, texts } from "../texts/texts.ts";
import { forgetAttempts, enforceRateLimit, limits, networkOf } from "../identity/rate-limits.ts";

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
    await enforceRateLimit(context, limits.registrationsOfNetwork, networkOf(caller.ip));
    await forgetUnconfirmed(db, now);
    if (await findAccount(db, form.username)) throw refusalFor({ username: "usernameTaken" }, context);
    await enforceRateLimit(context, limits.registrationsOfAddress, emailKey(form.email));
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
  await enforceRateLimit(context, limits.linksOfNetwork, networkOf(context.caller.ip));
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
  await enforceRateLimit(context, limits.forgotsOfNetwork, networkOf(caller.ip));
  const proved = newEmail === undefined ? undefined : await checkPassword(username, password, context);
  await enforceRateLimit(context, limits.registrationsOfAddress, emailKey(newEmail ?? email));
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
  await enforceRateLimit(context, limits.forgotsOfNetwork, network);
  await enforceRateLimit(context, limits.forgot, `${column} ${key} ${network}`);
  const account = await findAccount(db, name);
  if (!(await hasBeenThere(db, account?.id ?? nobody, network))) {
    await enforceRateLimit(context, limits.forgotsOfAccount, `${column} ${key}`);
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
  await enforceRateLimit(context, limits.linksOfNetwork, networkOf(context.caller.ip));
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

const getUserProfile: Handler<typeof userGetUserProfile> = async (_data, context) => {
  const player = await readProfile(context.db, signedIn(context).playerId);
  return {
    data: {
      uid: player.id,
      firstname: player.first_name,
      lastname: player.last_name,
      username: player.username,
      email: player.email,
      emailVerified: player.email_verified,
      phone: player.phone,
      birthdate: player.birth_date,
      nationalId: maskNationalId(player.national_id),
      country: player.country,
      city: player.city,
      address: player.address,
      currency: player.currency,
      ...(player.last_login_at && { lastlogin: player.last_login_at.toISOString() }),
      language: player.language,
      gtm: player.gtm,
      ...(player.two_factor === "ga" && { gasecret: maskedSecret }),
      rid: String(player.rid),
      smsOptIn: player.sms_opt_in,
      emailOptIn: player.email_opt_in,
      ...(player.password_changed_at && { passwordChangedAt: player.password_changed_at.toISOString() }),
    },
  };
};

export const userProfileHandlers = {
  "user/get_user_profile": getUserProfile,
} satisfies Partial<HandlerTable>;

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
  refuseChange(problem === "passwordsDiffer" ? "passwordConfirm" : "password", problem, context);
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
  refuseChange("value", usernameProblem(typed.value), context);
  const { id } = await requirePassword(typed.currentPassword, context);
  await enforceRateLimit(context, limits.credentials, id);
  await inTransaction(db, async (transaction) => {
    if (!(await setUsername(transaction, id, typed.value))) refuseChange("value", "usernameTaken", context);
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
  refuseChange("value", emailProblem(typed.value), context);
  const { id, email_key } = await requirePassword(typed.currentPassword, context);
  await enforceRateLimit(context, limits.credentials, id);
  if (emailKey(typed.value) === email_key) return { data: null };
  await inTransaction(db, async (transaction) => {
    await recordEvent(transaction, id, "email", context);
    await setEmail(transaction, id, typed.value);
    await mailConfirmation(transaction, id, confirmNewAddressMail, context);
  });
  return { data: null };
};

function refuseChange(field: string, problem: FieldProblem | undefined, { language }: CallContext): void {
  if (problem) throw atField(field, texts.accountFields[problem][language]);
}

/** Contains the message twice: for front ends that show it at the field, and for those that do not. */
function atField(field: string, message: string): Refusal {
  return new Refusal(message, { data: { errors: { [field]: message } } });
}

/** The account of the signed-in player, once the current password has been verified. */
function requirePassword(typed: string, context: CallContext): Promise<Account> {
  return inPasswordQueue(context, () => checkOwnPassword(typed, context));
}

async function checkOwnPassword(typed: string, context: CallContext): Promise<Account> {
  const { db, language } = context;
  const session = signedIn(context);
  const { playerId } = session;
  await enforceRateLimit(context, limits.password, playerId);
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

/** Lists the player's favourites or, with a mode, adds or removes one. */
const favorites: Handler<typeof userFavorites> = async ({ mode, type, id }, context) => {
  const { db, now, language } = context;
  const { playerId } = signedIn(context);
  if (!mode) return wholeList(await favouritesOf(db, playerId, type));
  if (!type) throw badRequest(language, "type: expected one with mode");
  if (!id) throw badRequest(language, "id: expected one with mode");

  const favourite: Favorite = { type, id };
  if (mode === "delete") {
    await removeFavourite(db, playerId, favourite);
  } else {
    const result = await addFavourite(db, playerId, favourite, now);
    const unknown = type === "casino" ? texts.games.noGame : texts.games.noTable;
    if (result === "unknown") throw new Refusal(unknown[language], { code: 404 });
    if (result === "too-many")
      throw new Refusal(filled(texts.games.tooManyFavourites[language], { most: String(mostFavourites) }), {
        code: 409,
      });
  }
  return { data: [] };
};

export const userFavouritesHandlers = {
  "user/favorites": favorites,
} satisfies Partial<HandlerTable>;
