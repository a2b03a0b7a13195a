import { messages } from "../../src/contract/envelope.ts";
import type { userLogin, userLogout, userSessionRevoke, userSessions } from "../../src/contract/user.ts";
import { lockAccount } from "../accounts/find-player.ts";
import { maskedSecret } from "../accounts/profile.ts";
import { changeAndRecord, recordRefusal } from "../accounts/security-events.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { CallContext, Handler, HandlerTable } from "../dispatch/handler.ts";
import { wholeList } from "../dispatch/paging.ts";
import { Refusal, signedIn } from "../dispatch/refusal.ts";
import { checkPassword } from "../sessions/check-password.ts";
import { deviceName } from "../sessions/device-name.ts";
import { listSessions } from "../sessions/list-sessions.ts";
import { revokeSession } from "../sessions/revoke.ts";
import { signIn } from "../sessions/sign-in.ts";
import { texts } from "../texts/texts.ts";

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
