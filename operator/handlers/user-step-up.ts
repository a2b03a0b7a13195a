import type { userStepUp } from "../../src/contract/user-step-up.ts";
import { accountOf } from "../accounts/find-player.ts";
import { verifyPassword } from "../accounts/password-hash.ts";
import { inPasswordQueue } from "../accounts/password-queue.ts";
import { recordRefusal } from "../accounts/security-events.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { CallContext, Handler, HandlerTable } from "../dispatch/handler.ts";
import { Refusal, signedIn } from "../dispatch/refusal.ts";
import { noteUse, usedPasskey } from "../passkeys/answers.ts";
import type { SentCredential } from "../passkeys/verify.ts";
import { acceptTotp } from "../second-factor/accept-totp.ts";
import { acceptSmsCode } from "../second-factor/sms-code.ts";
import { noteConfirmation } from "../sessions/confirmed.ts";
import { noteProof } from "../sessions/step-up.ts";
import { keepWithin } from "../throttle/keep-within.ts";
import { limits } from "../throttle/limits.ts";
import { networkOf } from "../throttle/network.ts";
import { forgetAttempts } from "../throttle/throttle.ts";
import { texts } from "../texts/texts.ts";

const stepUp: Handler<typeof userStepUp> = async (proof, context) => {
  await recordRefusal(context, signedIn(context).playerId, "step-up-refused", () => {
    if ("password" in proof) return checkPassword(proof.password, context);
    if ("code" in proof) return checkCode(proof.code, context);
    return checkPasskey(proof.passkey, context);
  });
  await noteProof(context);
  return { data: null };
};

async function checkPassword(typed: string, context: CallContext): Promise<void> {
  const { db, language } = context;
  const { playerId } = signedIn(context);
  await inPasswordQueue(context, async () => {
    await keepWithin(context, limits.password, playerId);
    const { password_hash } = await accountOf(db, playerId);
    if (!(await verifyPassword(typed, password_hash))) throw new Refusal(texts.stepUp.wrongPassword[language]);
    await forgetAttempts(db, limits.password, playerId);
  });
}

/** A code of the account's own second factor. Without one, an SMS would prove nothing: it arrives on the same phone. */
async function checkCode(code: string, context: CallContext): Promise<void> {
  const { db, now, language } = context;
  const { id, playerId } = signedIn(context);
  await keepWithin(context, limits.code, playerId);
  const account = await accountOf(db, playerId);
  const bySms = account.two_factor === "sms" && (await acceptSmsCode(db, id, code, now));
  const isRight = bySms || (account.two_factor === "ga" && (await acceptTotp(db, account, code, now)));
  if (!isRight) throw new Refusal(texts.secondFactor.wrongCode[language]);
  if (bySms) await noteConfirmation(db, id, now);
  await forgetAttempts(db, limits.code, playerId);
}

async function checkPasskey(credential: SentCredential, context: CallContext): Promise<void> {
  await keepWithin(context, limits.passkeyLoginsOfNetwork, networkOf(context.caller.ip));
  const used = await usedPasskey(credential, context);
  if (used.passkey.player_id !== signedIn(context).playerId) {
    throw new Refusal(texts.passkeys.notVerified[context.language]);
  }
  await inTransaction(context.db, (db) => noteUse(used, { ...context, db }));
}

export const userStepUpHandlers = {
  "user/step_up": stepUp,
} satisfies Partial<HandlerTable>;
