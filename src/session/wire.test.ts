import { constants, generateKeyPairSync, privateDecrypt } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "../api/call.ts";
import { openClient, refusal, success } from "../testing/client.ts";
import type { Received, Reply } from "../testing/operator.ts";
import { linkSession } from "../api/session-link.ts";
import { messages, type RequestEnvelope } from "../contract/envelope.ts";
import { financeCheckBalance } from "../contract/finance.ts";
import { createEncrypt } from "./encrypt.ts";
import { keys } from "./records.ts";
import { loginAnswer, openBrowser } from "../testing/session-browser.ts";
import { createSignIn } from "./sign-in.ts";

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
beforeEach(() => {
  vi.stubGlobal("window", {});
  vi.stubGlobal("self", { crypto: globalThis.crypto });
});
afterEach(() => vi.unstubAllGlobals());

function decrypt(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const options = { key: privateKey, padding: constants.RSA_PKCS1_PADDING };
  return privateDecrypt(options, Buffer.from(text, "base64")).toString();
}

/** The session on the real client, over HTTP and with the real cipher. */
async function openWired(answers: Readonly<Record<string, Reply>>) {
  const requestOf = ({ body }: Received) => body as RequestEnvelope;
  const nameOf = ({ api }: RequestEnvelope) => `${api.class}/${api.method}`;
  const { productCalls } = await openClient((received) => {
    const reply = answers[nameOf(requestOf(received))];
    if (!reply) throw new Error("no such call");
    return reply;
  });
  const browser = openBrowser();
  const { session } = browser.newTab({ send: call, createEncrypt: () => createEncrypt(pem) });
  linkSession(session.link);
  const sent = () =>
    productCalls().map((received) => {
      const envelope = requestOf(received);
      const { uid, sid, uip, gmt, lang } = envelope.user ?? {};
      return [nameOf(envelope), decrypt(uid), decrypt(sid), decrypt(uip), gmt, lang];
    });
  return { browser, session, signIn: createSignIn(session), sent };
}

test("signs in, pings, reads and logs out over HTTP with values that the operator can decrypt", async () => {
  const { browser, session, signIn, sent } = await openWired({
    "user/login": success(loginAnswer),
    "system/ping": success({ uid: 70412, sid: "c0ffee", uip: "203.0.113.24" }),
    "finance/check_balance": success([{ balance: "1250.50", currency: "TRY" }]),
    "user/logout": success(null),
  });
  expect(await signIn.start({ username: "denizoyuncu", password: "x" })).toMatchObject({ kind: "done" });
  await call(financeCheckBalance, {});
  browser.clock.now += 15_000;
  await call(financeCheckBalance, {});
  expect(await session.logOut()).toEqual({ confirmed: true });
  const [old, fresh] = ["b7d1f0c2a95e4e6f8c31", "c0ffee"];
  const user = (sid: string | undefined) => ["70412", sid, "203.0.113.24", "+03:00", "tr"];
  expect(sent()).toEqual([
    ["user/login", undefined, undefined, undefined, undefined, undefined],
    ["finance/check_balance", ...user(old)],
    ["system/ping", ...user(old)],
    ["finance/check_balance", ...user(fresh)],
    ["user/logout", ...user(fresh)],
  ]);
});

test("after an answer ends the session, the next call contains the placeholder", async () => {
  const expired = refusal(messages.sessionExpired);
  const { browser, session, signIn, sent } = await openWired({
    "user/login": success(loginAnswer),
    "system/ping": expired,
    "finance/check_balance": expired,
  });
  await signIn.start({ username: "denizoyuncu", password: "x" });
  await call(financeCheckBalance, {}).catch(() => undefined);
  expect(browser.stored()[keys.session]).toBeUndefined();
  await call(financeCheckBalance, {}).catch(() => undefined);
  expect(session.state.get()).toEqual({ kind: "anonymous" });
  expect(sent().slice(2)).toEqual([
    ["system/ping", "70412", loginAnswer.sid, loginAnswer.uip, "+03:00", "tr"],
    ["finance/check_balance", undefined, loginAnswer.sid, "0.0.0.0", undefined, "tr"],
  ]);
});
