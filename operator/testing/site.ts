/** An operator without HTTP, for tests that sign players in. Its clock stands still until a test moves it. */
import { constants, publicEncrypt } from "node:crypto";
import type { AnswerOf, AnyCall, RequestOf } from "../../src/contract/declaration.ts";
import { parseAnswer } from "../../src/contract/envelope.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { expect } from "vitest";
import type { Seed } from "../../demo/load/seed.ts";
import { findAccount } from "../identity/accounts.ts";
import { dispatch } from "../calls/dispatch.ts";
import type { AnswerEnvelope } from "../calls/envelope.ts";
import { pushServices } from "../messages/send-push.ts";
import { knownBlocks } from "../identity/known-blocks.ts";
import { openSession } from "../identity/sessions.ts";
import { siteConfigOf } from "../core/site-settings.ts";
import { bodyOf } from "./call.ts";
import { openTestDatabase, type TestDatabase, testNow } from "./databases.ts";
import { shortKeys } from "./keys.ts";

const { privateKey, publicPem } = shortKeys();

/** The site's and the game provider's origins in tests. */
export const siteOrigin = "https://site.example";
export const providerOrigin = "https://games.example";

export interface Asking {
  /** The session that makes the call. Its values are encrypted like a client's. */
  readonly as?: SessionKeys;
  /** A raw `user` block, instead. */
  readonly user?: unknown;
  readonly ip?: string;
  readonly userAgent?: string;
  readonly language?: string;
  /** The header `Idempotency-Key`. */
  readonly idempotencyKey?: string;
}

export type TestSite = Awaited<ReturnType<typeof openTestSite>>;

/** Opens a site with the small test demo, or with another one. */
export async function openTestSite(database: TestDatabase, other: { seed?: Seed } = {}) {
  const opened = await openTestDatabase(database, other);
  const clock = { now: testNow };
  const operator = {
    db: opened.db,
    now: () => clock.now,
    blocks: knownBlocks(privateKey),
    config: siteConfigOf({}, publicPem),
    isPushService: pushServices("https://push.example"),
    providerOrigin: providerOrigin as string | undefined,
    raiseAfterHours: 72,
  };

  /** The raw answer to a call. */
  async function ask<Call extends AnyCall>(
    call: Call,
    data: RequestOf<Call>,
    { as, user = as && encrypted(as, publicPem), ip = "192.0.2.1", ...more }: Asking = {},
  ): Promise<AnswerEnvelope> {
    const body = { ...bodyOf(call, data, more.language), ...(user !== undefined && { user }) };
    const caller = { ip, userAgent: more.userAgent ?? "", origin: siteOrigin };
    const { envelope, cache } = await dispatch(JSON.parse(JSON.stringify(body)), operator, caller, {
      idempotencyKey: more.idempotencyKey,
    });
    if (!envelope.result) expect(cache).toBe("never");
    return JSON.parse(JSON.stringify(envelope)) as AnswerEnvelope;
  }

  /** Makes a call that must succeed and returns its data, which must match the contract exactly. */
  async function succeed<Call extends AnyCall>(
    call: Call,
    data: RequestOf<Call>,
    asking: Asking = {},
  ): Promise<AnswerOf<Call>> {
    const envelope = await ask(call, data, asking);
    const parsed = parseAnswer(call, envelope);
    if (parsed.kind !== "success") throw new Error(`Not a success: ${JSON.stringify(parsed)}`);
    expect(parsed.dropped).toEqual([]);
    expect(withSecretLength(envelope.data)).toEqual(withSecretLength(parsed.data));
    return parsed.data;
  }

  /** Opens a session of that player without hashing a password. */
  async function sessionOf(username: string, awaits: "ga" | "sms" | null = null): Promise<SessionKeys> {
    const account = await findAccount(opened.db, username);
    if (!account) throw new Error(`There is no player ${username}`);
    const caller = { ip: "192.0.2.1", userAgent: "", origin: siteOrigin };
    return openSession(opened.db, { id: account.id, awaits }, caller, clock.now);
  }

  /** The last message to an address or a phone number. */
  async function lastMessage(recipient: string) {
    const message = await opened.db
      .selectFrom("outbox")
      .selectAll()
      .where("recipient", "=", recipient)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return {
      text: message?.body,
      code: /\b\d{6}\b/.exec(message?.body ?? "")?.[0] ?? "",
      token: /\?token=(.+)$/.exec(message?.path ?? "")?.[1] ?? "",
      path: message?.path,
    };
  }

  return {
    db: opened.db,
    close: opened.close,
    privateKey,
    publicPem,
    clock,
    /** The site's dependencies. Tests may change them. */
    operator,
    pass: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
    ask,
    succeed,
    sessionOf,
    lastMessage,
  };
}

/** Encrypts a text like jsencrypt. */
export function encrypt(text: string, publicPem: string): string {
  const key = { key: publicPem, padding: constants.RSA_PKCS1_PADDING };
  return publicEncrypt(key, Buffer.from(text)).toString("base64");
}

export function encrypted({ uid, sid, uip }: SessionKeys, publicPem: string) {
  return {
    uid: encrypt(uid, publicPem),
    sid: encrypt(sid, publicPem),
    uip: encrypt(uip, publicPem),
    gmt: "+03:00",
    lang: "tr",
  };
}

/** Clients keep only the length of the secret, 0 for none. */
function withSecretLength(data: unknown): unknown {
  if (typeof data !== "object" || data === null || !("username" in data)) return data;
  const { gasecret } = data as { gasecret?: string | number };
  return { ...data, gasecret: typeof gasecret === "string" ? gasecret.length : (gasecret ?? 0) };
}

export const anonymous = { result: false, data: null, code: 403, debug: "anonymous user" };
export const expired = { result: false, message: "Oturum süresi doldu", data: null };
export const loginFailed = { result: false, message: "Giriş Başarısız", data: null };
