import { messages } from "../../src/contract/envelope.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import type { TwoFactorMethod } from "../../src/contract/user-items.ts";
import type { userCheckGa } from "../../src/contract/user.ts";
import type {
  userCheckUserGa,
  userClearGeneratedGa,
  userGenerateGa,
  userSmsSend,
  userSmsValidate,
  userTwoAuthType,
} from "../../src/contract/user-security.ts";
import { accountOf } from "../identity/accounts.ts";
import { changeAndRecord, recordEvent } from "../identity/security-events.ts";
import {
  acceptSmsCode,
  acceptTotp,
  activateTotp,
  chooseTwoFactor,
  leaveAuthenticator,
  newSmsCode,
  newTotpSecret,
  otpauthAddress,
  smsCodeSeconds,
  storedAuthenticator,
} from "../identity/second-factor.ts";
import { verify } from "../identity/registration.ts";
import type { CallContext, Handler, HandlerTable } from "../core/call-context.ts";
import { Refusal, signedIn } from "../core/refusal.ts";
import { sendSms } from "../messages/mail.ts";
import type { Localised } from "../lib/language.ts";
import { isConfirmed, noteConfirmation, noteProof, requireProof } from "../identity/step-up.ts";
import { completeSignIn } from "../identity/sign-in.ts";
import type { Session } from "../core/session.ts";
import { forgetAttempts, enforceRateLimit, limits } from "../identity/rate-limits.ts";
import { filledInAll, texts } from "../texts/texts.ts";

const checkGa: Handler<typeof userCheckGa> = async ({ ga_code }, context) => {
  const session = signedIn(context);
  const { db, now } = context;
  // This session waits for an SMS code, and the authenticator is no alternative.
  if (session.awaits === "sms") throw new Refusal(messages.noPermission);
  const account = await accountOf(db, session.playerId);
  const keys = await tryCode(context, session, () =>
    session.awaits
      ? acceptTotp(db, account, ga_code, now)
      : changeAndRecord(context, account.id, "authenticator-on", (db) => activateTotp(db, account, ga_code, now)),
  );
  return { data: keys };
};

const smsSend: Handler<typeof userSmsSend> = async (_data, context) => {
  const { id, playerId, awaits } = signedIn(context);
  if (awaits === "ga") throw new Refusal(messages.noPermission);
  await enforceRateLimit(context, limits.sms, playerId);
  const code = await newSmsCode(context.db, id, context.now);
  const body = filledInAll(texts.secondFactor.sms, { brand: context.brand, code });
  await sendSms(context.db, playerId, { body, lifetimeMs: smsCodeSeconds * 1_000 }, context.now);
  return { data: { expiresIn: smsCodeSeconds } };
};

const smsValidate: Handler<typeof userSmsValidate> = async ({ code }, context) => {
  const session = signedIn(context);
  if (session.awaits === "ga") throw new Refusal(messages.noPermission);
  const { db, now } = context;
  const keys = await tryCode(context, session, () => acceptSmsCode(db, session.id, code, now));
  const isTheirs = await verify(db, session.playerId, "phone");
  if (!session.awaits) {
    const isSecondFactor = (await accountOf(db, session.playerId)).two_factor === "sms";
    // Who has the code on must be able to turn it off.
    if (!isTheirs && !isSecondFactor) throw new Refusal(texts.secondFactor.phoneOfAnother[context.language]);
    await noteConfirmation(db, session.id, now);
    // Without SMS as the second factor, the code proves nothing: it arrives on the same phone.
    if (isSecondFactor) await noteProof(context);
  }
  return { data: keys };
};

/** Checks a code and counts wrong ones. A right code completes the sign-in of a waiting session, and returns its new key. */
async function tryCode(
  context: CallContext,
  session: Session,
  isRight: () => Promise<boolean>,
): Promise<SessionKeys | null> {
  await enforceRateLimit(context, limits.code, session.playerId);
  if (!(await isRight())) {
    await recordEvent(context.db, session.playerId, "wrong-code", context);
    throw new Refusal(texts.secondFactor.wrongCode[context.language]);
  }
  await forgetAttempts(context.db, limits.code, session.playerId);
  if (!session.awaits) return null;
  const keys = await completeSignIn(context, session);
  if (!keys) throw new Refusal(messages.sessionExpired);
  return keys;
}

const checkUserGa: Handler<typeof userCheckUserGa> = async (_data, context) => {
  const { two_factor } = await accountOf(context.db, signedIn(context).playerId);
  return { data: { enabled: two_factor === "ga" } };
};

/**
 * Refuses a second authenticator while one is on, because it would bypass the first. While SMS codes are on, it needs
 * one first, or a stolen session could replace them.
 */
const generateGa: Handler<typeof userGenerateGa> = async (_data, context) => {
  const { id, username, two_factor } = await accountOf(context.db, signedIn(context).playerId);
  if (two_factor !== "ga") await requireProof(context);
  const secret = newTotpSecret();
  const draft = { totp_draft: storedAuthenticator(context.db, `player ${id}`, secret) };
  const made = await chooseTwoFactor(context.db, id, draft, await leavable(context));
  if (!made) throw await stillProtected(context, texts.secondFactor.alreadyOn);
  return { data: { secret, otpauth: otpauthAddress(context.brand, username, secret) } };
};

const clearGeneratedGa: Handler<typeof userClearGeneratedGa> = async ({ gacode }, context) => {
  const session = signedIn(context);
  const account = await accountOf(context.db, session.playerId);
  if (account.two_factor !== "ga") throw new Refusal(texts.secondFactor.notOn[context.language]);
  await tryCode(context, session, () =>
    changeAndRecord(context, account.id, "authenticator-off", async (db) => {
      if (!(await acceptTotp(db, account, gacode, context.now))) return false;
      await leaveAuthenticator(db, account.id);
      return true;
    }),
  );
  return { data: null };
};

const twoAuthType: Handler<typeof userTwoAuthType> = async ({ type }, context) => {
  const { id, two_factor } = await accountOf(context.db, signedIn(context).playerId);
  if (type === undefined || type === two_factor) return { data: { type: two_factor } };
  if (two_factor !== "ga") await requireProof(context);
  const from = type === "sms" ? (["none"] as const) : await leavable(context);
  const chosen = await changeAndRecord(context, id, type === "sms" ? "sms-on" : "sms-off", (db) =>
    // Somebody may have kept the secret of an authenticator that was not set up then, when it needed no SMS code.
    chooseTwoFactor(db, id, { two_factor: type, totp_draft: null }, from),
  );
  if (!chosen) throw await stillProtected(context, texts.secondFactor.leaveGaFirst);
  return { data: { type } };
};

/** The methods that the session may leave now: SMS only after a code. */
async function leavable(context: CallContext): Promise<readonly TwoFactorMethod[]> {
  return (await isConfirmed(context.db, signedIn(context).id, context.now)) ? ["none", "sms"] : ["none"];
}

/** The refusal of a change that would leave the second factor in force. */
async function stillProtected(context: CallContext, byAuthenticator: Localised): Promise<Refusal> {
  const { two_factor } = await accountOf(context.db, signedIn(context).playerId);
  return new Refusal((two_factor === "sms" ? texts.secondFactor.codeFirst : byAuthenticator)[context.language]);
}

export const userSecondFactorHandlers = {
  "user/check_ga": checkGa,
  "user/check_user_ga": checkUserGa,
  "user/user_generate_ga": generateGa,
  "user/clear_generated_ga": clearGeneratedGa,
  "user/two_auth_type": twoAuthType,
  "user/sms_send": smsSend,
  "user/sms_validate": smsValidate,
} satisfies Partial<HandlerTable>;
