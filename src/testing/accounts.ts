import { messages, type UserBlock } from "../contract/envelope.ts";

export const password = "Tuz-ve-Limon-7";
export const goodCode = "492715";

const factors = {
  deniz: {},
  ekin: { gasecret: "****************" },
  umut: { otp: "sms" },
  /** A secret so short that no code is required. */
  ilgaz: { gasecret: "**********" },
};
export type Username = keyof typeof factors;
export const usernames = Object.keys(factors) as Username[];

/** A call as the operator received it. */
export interface Received {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly user: UserBlock | undefined;
  readonly language: string | undefined;
}

interface LiveSession {
  readonly username: Username;
  status: "half" | "live" | "expired" | "revoked";
}

const good = (data: unknown) => ({ result: true, message: messages.successful, data });
const bad = (message: string, more: object = {}) => ({ result: false, message, data: null, ...more });

/** The players, their sessions, and the operator's answers to them (contract.md, user). */
export function createAccounts(decrypt: (text?: string) => string | undefined) {
  const sessions = new Map<string, LiveSession>();
  const secrets = new Set([password, goodCode, "****************"]);
  const secret = (text: string) => {
    secrets.add(text);
    return text;
  };

  const keysOf = (username: Username, status: LiveSession["status"]) => {
    const sid = secret(`sid:${username}:${sessions.size}`);
    sessions.set(sid, { username, status });
    return { uid: secret(`uid:${username}`), sid, uip: secret("uip:203.0.113.24") };
  };

  function login({ data }: Received) {
    const username = usernames.find((name) => name === data["username"]);
    if (!username || data["password"] !== password) return bad(messages.loginFailed);
    const factor = factors[username];
    const asks = username === "ekin" || username === "umut";
    return good({
      ...keysOf(username, asks ? "half" : "live"),
      rid: username === "ilgaz" ? 20 : 10,
      gtm: "+03:00",
      language: "tr",
      username,
      lastlogin: "2026-11-20T12:00:00Z",
      ...factor,
    });
  }

  function secondFactor(session: LiveSession | undefined, code: unknown) {
    if (!session || session.status === "revoked") return bad(messages.sessionExpired);
    if (code !== goodCode) return bad("Kod hatalı");
    // As some operators do: the session goes on with new values.
    if (session.username === "umut") {
      session.status = "revoked";
      return good(keysOf("umut", "live"));
    }
    session.status = "live";
    return good(null);
  }

  function ping(session: LiveSession | undefined) {
    if (!session || session.status === "half") return bad("", { code: 403 });
    // An expired session can be refreshed, a revoked one cannot.
    if (session.status === "revoked") return bad(messages.sessionExpired);
    return good(keysOf(session.username, "live"));
  }

  function logOut(session: LiveSession | undefined) {
    if (!session || session.status === "revoked") return bad(messages.sessionExpired);
    session.status = "revoked";
    return good(null);
  }

  function answer(request: Received): object {
    const { name, data, user } = request;
    const session = sessions.get(decrypt(user?.sid) ?? "");
    const hasUid = decrypt(user?.uid) === `uid:${session?.username}`;
    if (name === "user/login") return login(request);
    if (!hasUid) return bad("", { code: 403, debug: "anonymous user" });
    if (name === "system/ping") return ping(session);
    if (name === "user/logout") return logOut(session);
    if (name === "user/check_ga") return secondFactor(session, data["ga_code"]);
    if (name === "user/sms_validate") return secondFactor(session, data["code"]);
    if (name === "user/sms_send") return good({ expiresIn: 120 });
    if (session?.status !== "live") return bad(messages.sessionExpired);
    if (name === "finance/check_balance") return good([{ balance: "1250.50", currency: "TRY" }]);
    return good(null);
  }

  return {
    answer,
    sessions,
    /** Everything that must never be stored as plain text. */
    secrets,
  };
}
