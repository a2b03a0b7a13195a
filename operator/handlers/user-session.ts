import { messages } from "../../src/contract/envelope.ts";
import type { userLogin, userLogout, userSessionRevoke, userSessions } from "../../src/contract/user.ts";
import { type Account, findAccountToLogIn, lockAccount, typedKey } from "../accounts/find-player.ts";
import { verifyPassword } from "../accounts/password-hash.ts";
import { inPasswordQueue } from "../accounts/password-queue.ts";
import { maskedSecret } from "../accounts/profile.ts";
import { changeAndRecord, recordEvent, recordRefusal } from "../accounts/security-events.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { CallContext, Handler, HandlerTable } from "../dispatch/handler.ts";
import { wholeList } from "../dispatch/paging.ts";
import { Refusal, signedIn } from "../dispatch/refusal.ts";
import { nobody } from "../outbox/send.ts";
import { deviceName } from "../sessions/device-name.ts";
import { hasBeenThere } from "../sessions/has-been-there.ts";
import { listSessions } from "../sessions/list-sessions.ts";
import { revokeSession } from "../sessions/revoke.ts";
import { signIn } from "../sessions/sign-in.ts";
import { keepWithin } from "../throttle/keep-within.ts";
import { limits } from "../throttle/limits.ts";
import { networkOf } from "../throttle/network.ts";
import { forgetAttempts, uncountAttempt } from "../throttle/throttle.ts";
import { texts } from "../texts/texts.ts";

/** How the answer to log-in says that a code is required. */
const askFor = { ga: { gasecret: maskedSecret }, sms: { otp: "sms" } } as const;

const login: Handler<typeof userLogin> = async ({ username, password }, context) => {
  const checked = await inPasswordQueue(context, () => checkPassword(username, password, context));
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

/** A wrong password gets the same answer, after the same time, as an account that does not exist. */
async function checkPassword(username: string, password: string, context: CallContext): Promise<Account> {
  const { db, caller } = context;
  const { column, key } = typedKey(username);
  const network = networkOf(caller.ip);
  const typed = `${column} ${key}`;
  await keepWithin(context, limits.loginsOfNetwork, network);
  await keepWithin(context, limits.login, `${typed} ${network}`);
  const account = await findAccountToLogIn(db, username);
  const isKnownThere = await hasBeenThere(db, account?.id ?? nobody, network);
  if (!isKnownThere) await keepWithin(context, limits.loginsOfAccount, typed);
  const isRight = await verifyPassword(password, account?.password_hash);
  if (!account || !isRight) {
    await recordEvent(db, account?.id ?? nobody, "wrong-password", context);
    throw new Refusal(messages.loginFailed);
  }
  await uncountAttempt(db, limits.loginsOfNetwork, network);
  await forgetAttempts(db, limits.login, `${typed} ${network}`);
  if (!isKnownThere) await uncountAttempt(db, limits.loginsOfAccount, typed);
  return account;
}

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
