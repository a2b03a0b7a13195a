import { messages } from "../../src/contract/envelope.ts";
import type { userSecurityEvents } from "../../src/contract/user-security-events.ts";
import type { userStepUp } from "../../src/contract/user-step-up.ts";
import type { userLogin, userLogout, userSessionRevoke, userSessions } from "../../src/contract/user.ts";
import { accountOf, lockAccount, maskedSecret } from "../identity/accounts.ts";
import { checkPassword, inPasswordQueue } from "../identity/passwords.ts";
import { verifyPassword } from "../identity/password-hash.ts";
import { changeAndRecord, recordRefusal } from "../identity/security-events.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { CallContext, Handler, HandlerTable } from "../core/call-context.ts";
import { wholeList } from "../lib/paging.ts";
import { Refusal, signedIn } from "../core/refusal.ts";
import { noteUse, type SentCredential, usedPasskey } from "../identity/passkeys.ts";
import { acceptSmsCode, acceptTotp } from "../identity/second-factor.ts";
import { deviceName } from "../identity/device-name.ts";
import { listSessions } from "../identity/sessions.ts";
import { revokeSession } from "../identity/revoke.ts";
import { signIn } from "../identity/sign-in.ts";
import { noteConfirmation, noteProof } from "../identity/step-up.ts";
import { texts } from "../texts/texts.ts";
import { forgetAttempts, enforceRateLimit, limits, networkOf } from "../identity/rate-limits.ts";

/** How the answer to log-in says that a code is required. */
const askFor = { ga: { gasecret: maskedSecret }, sms: { otp: "sms" } } as const;

const login: Handler<typeof userLogin> = async ({ username, password }, context) => {
  const checked = await checkPassword(username, password, context);
  const work = async (db: CallContext["db"]) => {
    const account = await lockAccount(db, checked.id);
    // The check takes a while, in which the password may have been reset.
    if (account?.password_hash !== checked.password_hash) throw new Refusal(messages.loginFailed);
    if (account.status !== "active") {
      throw new Refusal(messages.inactiveAccount, account.status === "unconfirmed" ? { debug: "unconfirmed" } : {});
    }
    const awaits = account.two_factor === "none" ? null : account.two_factor;
    return {
      data: { ...(await signIn({ ...context, db }, account, "login-password", awaits)), ...(awaits && askFor[awaits]) },
    };
  };
  return recordRefusal(context, checked.id, "login-refused", () => inTransaction(context.db, work));
};

const logout: Handler<typeof userLogout> = async (_data, context) => {
  const { id, playerId } = signedIn(context);
  await revokeSession(context.db, playerId, id, context.now);
  return { data: null };
};

const sessions: Handler<typeof userSessions> = async (_data, context) => {
  const { id: current, playerId } = signedIn(context);
  const found = await listSessions(context.db, playerId, context.now);
  return wholeList(
    found.map(({ id, user_agent, ip, last_seen_at }) => ({
      id,
      device: deviceName(user_agent, context.language),
      ip,
      lastSeen: last_seen_at.toISOString(),
      current: id === current,
    })),
  );
};

/** Another player's session is treated as missing. */
const sessionRevoke: Handler<typeof userSessionRevoke> = async ({ id }, context) => {
  const { playerId } = signedIn(context);
  const revoked = await changeAndRecord(context, playerId, "session-ended", (db) =>
    revokeSession(db, playerId, id, context.now),
  );
  if (!revoked) throw new Refusal(texts.sessions.noSession[context.language], { code: 404 });
  return { data: null };
};

export const userSessionHandlers = {
  "user/login": login,
  "user/logout": logout,
  "user/sessions": sessions,
  "user/session_revoke": sessionRevoke,
} satisfies Partial<HandlerTable>;

const stepUp: Handler<typeof userStepUp> = async (proof, context) => {
  await recordRefusal(context, signedIn(context).playerId, "step-up-refused", () => {
    if ("password" in proof) return proveByPassword(proof.password, context);
    if ("code" in proof) return checkCode(proof.code, context);
    return checkPasskey(proof.passkey, context);
  });
  await noteProof(context);
  return { data: null };
};

async function proveByPassword(typed: string, context: CallContext): Promise<void> {
  const { db, language } = context;
  const { playerId } = signedIn(context);
  await inPasswordQueue(context, async () => {
    await enforceRateLimit(context, limits.password, playerId);
    const { password_hash } = await accountOf(db, playerId);
    if (!(await verifyPassword(typed, password_hash))) throw new Refusal(texts.stepUp.wrongPassword[language]);
    await forgetAttempts(db, limits.password, playerId);
  });
}

/** A code of the account's own second factor. Without one, an SMS would prove nothing: it arrives on the same phone. */
async function checkCode(code: string, context: CallContext): Promise<void> {
  const { db, now, language } = context;
  const { id, playerId } = signedIn(context);
  await enforceRateLimit(context, limits.code, playerId);
  const account = await accountOf(db, playerId);
  const bySms = account.two_factor === "sms" && (await acceptSmsCode(db, id, code, now));
  const isRight = bySms || (account.two_factor === "ga" && (await acceptTotp(db, account, code, now)));
  if (!isRight) throw new Refusal(texts.secondFactor.wrongCode[language]);
  if (bySms) await noteConfirmation(db, id, now);
  await forgetAttempts(db, limits.code, playerId);
}

async function checkPasskey(credential: SentCredential, context: CallContext): Promise<void> {
  await enforceRateLimit(context, limits.passkeyLoginsOfNetwork, networkOf(context.caller.ip));
  const used = await usedPasskey(credential, context);
  if (used.passkey.player_id !== signedIn(context).playerId) {
    throw new Refusal(texts.passkeys.notVerified[context.language]);
  }
  await inTransaction(context.db, (db) => noteUse(used, { ...context, db }));
}

export const userStepUpHandlers = {
  "user/step_up": stepUp,
} satisfies Partial<HandlerTable>;

const shown = 20;

const securityEvents: Handler<typeof userSecurityEvents> = async (_data, context) => {
  const { db, caller, language } = context;
  const here = networkOf(caller.ip);
  const events = await db
    .selectFrom("security_event")
    .selectAll()
    .where("player_id", "=", signedIn(context).playerId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(shown)
    .execute();
  return wholeList(
    events.map(({ id, kind, made_by, at, times, device, network }) => ({
      id,
      kind,
      at: at.toISOString(),
      times,
      ...(made_by === "player" && { device: device ?? texts.sessions.unknownDevice[language] }),
      ...(network !== null && { network, sameNetwork: network === here }),
    })),
  );
};

export const userSecurityEventsHandlers = {
  "user/security_events": securityEvents,
} satisfies Partial<HandlerTable>;
