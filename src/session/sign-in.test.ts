import { i18n } from "@lingui/core";
import { describe, expect, test } from "vitest";
import { messages } from "../contract/envelope.ts";
import { wrapStorage } from "../lib/storage.ts";
import { storageArea } from "../testing/storage-area.ts";
import { dismissToast, toastStore } from "../ui/toast.ts";
import { EncryptionProblem } from "./encrypt.ts";
import { keys } from "./records.ts";
import { goodCode, password } from "../testing/accounts.ts";
import { openBrowser } from "../testing/session-browser.ts";
import {
  expired,
  forbidden,
  inactiveAccount,
  loginFailed,
  openOperator,
  refused,
} from "../testing/session-operator.ts";
import { openPage, openSite, quiet, signInAs } from "../testing/session-pages.ts";

const deniz = { username: "deniz", password };
const ekin = { username: "ekin", password };
const umut = { username: "umut", password };

describe("without a second factor", () => {
  test("log-in completes at once and stores only ciphertext", async () => {
    const { signIn, session, browser, operator } = openSite();
    const step = await signIn.start(deniz);
    expect(step).toEqual({ kind: "done", playerId: session.playerId() });
    expect(session.state.get()).toMatchObject({
      kind: "signed-in",
      profile: { username: "deniz" },
    });
    const stored = browser.stored();
    for (const record of [keys.session, keys.auth]) {
      const { uid, sid, uip, gmt, lang } = JSON.parse(stored[record] ?? "");
      const read = [uid, sid, uip].map(operator.decrypt);
      expect([...read, gmt, lang]).toEqual(["uid:deniz", "sid:deniz:0", "uip:203.0.113.24", "+03:00", "tr"]);
    }
    const all = JSON.stringify(stored);
    for (const secret of operator.secrets) expect(all).not.toContain(secret);
  });

  test("after login an expiration time is set 15000 ms ahead", async () => {
    const { signIn, browser } = openSite();
    await signIn.start(deniz);
    expect(browser.stored()[keys.expiration]).toBe(new Date(browser.clock.now + 15_000).toISOString());
  });

  test("in a storage that has no room for the session, the player is told that it does not last", async () => {
    i18n.loadAndActivate({ locale: "tr", messages: {} });
    const site = openSite();
    const device = wrapStorage(() => storageArea(50));
    const page = openPage(site.browser, site.operator, { device });
    await signInAs(page, "deniz");
    expect(page.session.state.get().kind).toBe("signed-in");
    expect(toastStore.get().map(({ text }) => text)).toEqual([
      expect.stringContaining("yeniden giriş yapmanız gerekir"),
    ]);
    for (const { id } of toastStore.get()) dismissToast(id);
    await signInAs(openSite(), "deniz");
    expect(toastStore.get()).toEqual([]);
  });

  test("rid is stored", async () => {
    const page = openSite();
    await signInAs(page, "ilgaz");
    expect(page.session.rid()).toBe("20");
    expect(page.browser.stored()[keys.rid]).toBe("20");
  });

  test("with a secret of 10 characters no code is needed", async () => {
    const { signIn } = openSite();
    expect(await signIn.start({ username: "ilgaz", password })).toMatchObject({ kind: "done" });
  });
});

describe("with a second factor", () => {
  test("the new session is not stored before the code is accepted", async () => {
    const { signIn, session, browser } = openSite();
    expect(await signIn.start(ekin)).toEqual({ kind: "authenticator-code" });
    expect(browser.stored()).toEqual({});
    expect(await signIn.complete("000000")).toMatchObject({ kind: "refused", failure: { message: "Kod hatalı" } });
    expect(browser.stored()).toEqual({});
    expect(session.state.get()).toEqual({ kind: "anonymous" });

    expect(await signIn.complete(goodCode)).toEqual({ kind: "done", playerId: session.playerId() });
    expect(session.state.get()).toMatchObject({ profile: { username: "ekin" } });
  });

  test("the code is sent with the new session as user, SiteType Mobile and Lang tr", async () => {
    const { signIn, operator } = openSite();
    await signIn.start(ekin);
    await signIn.complete(" 492-715 ");
    const { name, data, user, language } = operator.received.at(-1) ?? {};
    expect([name, data, language]).toEqual(["user/check_ga", { SiteType: "Mobile", ga_code: goodCode }, "tr"]);
    expect(operator.decrypt(user?.sid)).toBe("sid:ekin:0");
  });

  test("an SMS code is sent on request and checked", async () => {
    const { signIn, operator } = openSite();
    expect(await signIn.start(umut)).toEqual({ kind: "sms-code" });
    expect(await signIn.sendSms()).toEqual({ kind: "sent", expiresIn: 120 });
    expect(await signIn.complete(goodCode)).toMatchObject({ kind: "done" });
    expect(operator.names()).toEqual(["user/login", "user/sms_send", "user/sms_validate"]);
  });

  test("a code may renew the values of the session: the new ones are stored, or logged out if the player has given up", async () => {
    const { signIn, operator, browser, session } = openSite();
    await signIn.start(umut);
    await signIn.complete(goodCode);
    expect(operator.decrypt(session.core.records.credentials()?.sid)).toBe("sid:umut:1");
    await session.logOut();
    await signIn.start(umut);
    operator.holding = true;
    const completing = signIn.complete(goodCode);
    signIn.cancel();
    operator.letGo();
    expect(await completing).toEqual({ kind: "superseded" });
    await quiet();
    expect(browser.stored()).toEqual({});
    expect(Array.from(operator.sessions.values(), ({ status }) => status)).toEqual(Array(4).fill("revoked"));
  });

  test.each(["", "12345", "1234567", "12345a", "１２３４５６"])("%j is not a code and is not sent", async (code) => {
    const { signIn, operator } = openSite();
    await signIn.start(ekin);
    expect(await signIn.complete(code)).toEqual({ kind: "invalid-code" });
    expect(operator.names()).toEqual(["user/login"]);
  });

  test("a code pressed twice is sent once", async () => {
    const { signIn, operator } = openSite();
    await signIn.start(ekin);
    const [first, second] = await Promise.all([signIn.complete(goodCode), signIn.complete(goodCode)]);
    expect(first).toEqual(second);
    expect(operator.names()).toEqual(["user/login", "user/check_ga"]);
  });

  test.each([expired, loginFailed, inactiveAccount])(
    "$message as answer to a check starts log-in again",
    async (body) => {
      const { signIn, operator } = openSite();
      await signIn.start(ekin);
      operator.script = () => body;
      expect(await signIn.complete(goodCode)).toMatchObject({ kind: "start-over" });
      expect(await signIn.complete(goodCode)).toEqual({ kind: "start-over" });
      expect(await signIn.sendSms()).toEqual({ kind: "start-over" });
    },
  );

  test("after a network failure the code can be sent again", async () => {
    const { signIn, operator } = openSite();
    await signIn.start(ekin);
    operator.script = () => "unreachable";
    expect(await signIn.complete(goodCode)).toMatchObject({ kind: "refused" });
    operator.script = () => undefined;
    expect(await signIn.complete(goodCode)).toMatchObject({ kind: "done" });
  });

  test("giving up ends the unconfirmed session, and a code accepted later stores nothing", async () => {
    const { signIn, operator, browser } = openSite();
    await signIn.start(ekin);
    operator.holding = true;
    const completing = signIn.complete(goodCode);
    signIn.cancel();
    operator.letGo();
    expect(await completing).toEqual({ kind: "superseded" });
    await quiet();
    expect(browser.stored()).toEqual({});
    expect(operator.sessions.get("sid:ekin:0")?.status).toBe("revoked");
  });
});

describe("failures", () => {
  test.each([
    ["login-failed", loginFailed],
    ["inactive-account", inactiveAccount],
  ])("%s triggers logout", async (kind, body) => {
    const page = openSite();
    await signInAs(page, "deniz");
    page.operator.script = ({ name }) => (name === "user/login" ? body : undefined);
    expect(await page.signIn.start(ekin)).toMatchObject({ kind: "refused", failure: { kind } });
    await quiet();
    expect(page.session.state.get()).toEqual({ kind: "anonymous" });
    expect(page.browser.stored()).toEqual({});
    expect(page.operator.names().at(-1)).toBe("user/logout");
  });

  test.each([
    ["session-expired", expired],
    ["refused", refused],
    ["session-expired", forbidden],
  ])("%s triggers a session refresh", async (kind, body) => {
    const page = openSite();
    await signInAs(page, "deniz");
    page.operator.script = ({ name }) => (name === "user/login" ? body : undefined);
    expect(await page.signIn.start(ekin)).toMatchObject({ kind: "refused", failure: { kind } });
    await quiet();
    expect(page.operator.names().at(-1)).toBe("system/ping");
    expect(page.session.state.get()).toMatchObject({ profile: { username: "deniz" } });
  });

  test("a visitor's refused log-in has no other effect", async () => {
    const { signIn, operator, browser, session } = openSite();
    await signIn.start({ username: "deniz", password: "yanlış" });
    await quiet();
    expect(operator.names()).toEqual(["user/login"]);
    expect(browser.stored()).toEqual({});
    expect(session.end.get()).toBeUndefined();
  });

  test("the screen gets a refusal's data", async () => {
    const { signIn, operator } = openSite();
    const until = "2026-11-27T21:00:00+03:00";
    operator.script = () => ({ ...refused, data: { until } });
    expect(await signIn.start(deniz)).toMatchObject({ failure: { message: "Olmadı", data: { until } } });
  });

  test.each(["no-secure-randomness", "weak-key"] as const)(
    "when nothing can be encrypted (%s), log-in fails before the password is sent",
    async (reason) => {
      const operator = openOperator();
      const createEncrypt = () => Promise.reject(new EncryptionProblem(reason));
      const { signIn } = openPage(openBrowser(), operator, { createEncrypt });
      expect(await signIn.start(deniz)).toEqual({ kind: "impossible", reason });
      expect(operator.received).toHaveLength(0);
    },
  );

  test("code that fails to load is a network failure, and nothing was sent", async () => {
    const operator = openOperator();
    const createEncrypt = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    const { signIn } = openPage(openBrowser(), operator, { createEncrypt });
    expect(await signIn.start(deniz)).toEqual({ kind: "refused", failure: { kind: "unreachable", sent: false } });
    expect(operator.received).toHaveLength(0);
  });

  test("the later of two attempts counts, and the earlier session is ended", async () => {
    const { signIn, operator, session } = openSite();
    operator.holding = true;
    const first = signIn.start(deniz);
    await quiet();
    const second = signIn.start({ username: "ilgaz", password });
    await quiet();
    operator.letGo({ latestFirst: true });
    expect(await second).toMatchObject({ kind: "done" });
    expect(await first).toEqual({ kind: "superseded" });
    await quiet();
    expect(session.state.get()).toMatchObject({ profile: { username: "ilgaz" } });
    expect(operator.sessions.get("sid:deniz:0")?.status).toBe("revoked");
  });
});

test("without storage the session lasts as long as the page", async () => {
  const operator = openOperator();
  const device = wrapStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const page = openPage(openBrowser(), operator, { device });
  const playerId = await signInAs(page, "deniz");
  expect(await page.session.ensureFresh()).toMatchObject({ kind: "signed-in", playerId });
  expect(await page.session.link.userBlock("player")).toHaveProperty("uid");
  await page.session.logOut();
  expect(page.session.state.get()).toEqual({ kind: "anonymous" });
});

describe("one player after another", () => {
  test("the previous player's data are removed before the new session begins", async () => {
    const page = openSite();
    const events: unknown[] = [];
    const first = await signInAs(page, "deniz");
    page.session.onCleared(async ({ playerId, reason }) => {
      await quiet();
      events.push({ playerId, reason, now: page.session.playerId() });
    });
    const second = await signInAs(page, "ilgaz");
    expect(events).toEqual([{ playerId: first, reason: "another-player", now: undefined }]);
    expect(second).not.toBe(first);
    await quiet();
    expect(page.operator.sessions.get("sid:deniz:0")?.status).toBe("revoked");
  });

  test("data left by an earlier clearing are removed before a page's first player", async () => {
    const page = openSite();
    const events: unknown[] = [];
    page.session.onCleared((event) => events.push(event));
    await signInAs(page, "deniz");
    expect(events).toEqual([{ playerId: undefined, reason: "another-player", here: true }]);
  });

  test("a player who lost the session and returns is the same player: nothing is cleared", async () => {
    const page = openSite();
    const id = await signInAs(page, "deniz");
    page.operator.script = ({ name }) =>
      name === "system/ping" ? { ...expired, message: messages.sessionExpired } : undefined;
    await page.session.refresh();
    expect(page.session.state.get()).toEqual({ kind: "anonymous" });
    const events: unknown[] = [];
    page.session.onCleared((event) => events.push(event));
    expect(await signInAs(page, "deniz")).toBe(id);
    expect(events).toEqual([]);
  });

  test("after a log-out the same player has the same id and starts without data", async () => {
    const page = openSite();
    const id = await signInAs(page, "deniz");
    await page.session.logOut();
    const events: unknown[] = [];
    page.session.onCleared(({ reason }) => events.push(reason));
    expect(await signInAs(page, "deniz")).toBe(id);
    expect(events).toEqual(["another-player"]);
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(id).not.toContain("deniz");
  });

  test("a hook that never ends does not block log-in for ever", async () => {
    const operator = openOperator();
    const page = openPage(openBrowser(), operator, { after: () => Promise.resolve() });
    page.session.onCleared(() => new Promise(() => {}));
    expect(await page.signIn.start(deniz)).toMatchObject({ kind: "done" });
  });
});
