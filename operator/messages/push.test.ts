import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { financeSaveBankTransfer } from "../../src/contract/finance.ts";
import { pushSubscribe, pushUnsubscribe } from "../../src/contract/push.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { userLogout, userSessionRevoke, userSessions } from "../../src/contract/user.ts";
import { sendMassMessage } from "../content/edit-content.ts";
import { decideRequest } from "../money/decide-request.ts";
import { revokeSessions } from "../identity/revoke.ts";
import { databases } from "../testing/databases.ts";
import { siteOrigin, type TestSite } from "../testing/site.ts";
import { newBrowser, type PushService, signedClaims } from "./testing/push-service.ts";
import { openPushSite, type PushSite } from "./testing/push-site.ts";

const texts = {
  title: { tr: "Yeni <oyunlar>", en: "New games" },
  html: { tr: "<p>Lale &amp; Nar</p><p>burada</p>", en: "<p>Here</p>" },
};

describe.each(databases)("push messages on $name", (database) => {
  let opened: PushSite;
  let site: TestSite;
  let service: PushService;
  let sade: SessionKeys;

  beforeAll(async () => {
    opened = await openPushSite(database);
    ({ site, service } = opened);
  });
  beforeEach(async () => {
    await opened.clear();
    sade = await site.sessionOf("sade");
  });
  afterAll(() => opened.close());

  const deliver = () => opened.deliver();
  const stored = () => opened.stored();
  const subscribe = (as = sade) => opened.subscribe(as);
  const ask = async () => {
    const form = { methodID: "21", amount: "500", bank: "2", paidOn: "2026-03-14" };
    return (await site.succeed(financeSaveBankTransfer, form, { as: sade })).transactionID;
  };

  it("tell a player of a decision, so that only the player's browser can read it", async () => {
    const browser = await subscribe();
    const id = await ask();
    await decideRequest(site.db, id, { verdict: "approve" }, site.clock.now);
    expect(await deliver()).toBe(1);
    const [pushed] = service.received;
    expect(opened.messageFor(browser)).toMatchObject({
      web_push: 8030,
      notification: {
        title: "Yatırımınız onaylandı",
        body: "Tutar bakiyenizde.",
        navigate: `${siteOrigin}/profile/history`,
        lang: "tr",
        tag: `deposit-${id}`,
        data: { kind: "deposit", title: "Yatırımınız onaylandı", url: "/profile/history", tag: `deposit-${id}` },
      },
    });
    expect(pushed?.headers).toMatchObject({
      ttl: "86400",
      urgency: "high",
      topic: `deposit-${id}`,
      "content-encoding": "aes128gcm",
    });
    expect(signedClaims(pushed?.headers.authorization ?? "", opened.vapid.publicKey)).toMatchObject({
      aud: service.origin,
      sub: "mailto:destek@karo.example",
    });
    expect(await deliver()).toBe(0);
    expect(await site.db.selectFrom("push_message").selectAll().execute()).toEqual([]);
  });

  it("are not sent when the decision came too late, or is undone", async () => {
    await subscribe();
    const id = await ask();
    await decideRequest(site.db, id, { verdict: "cancel" }, site.clock.now);
    await decideRequest(site.db, id, { verdict: "approve" }, site.clock.now);
    expect(await deliver()).toBe(1);
    const other = await ask();
    const undone = site.db.transaction().execute(async (transaction) => {
      await decideRequest(transaction, other, { verdict: "approve" }, site.clock.now);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await deliver()).toBe(0);
  });

  it.each([404, 410])("end with HTTP %i, which means that the browser unsubscribed", async (status) => {
    const gone = await subscribe();
    const other = await subscribe();
    service.given.answerTo = (path) => ({ status: gone.subscription.endpoint.endsWith(path) ? status : 201 });
    await sendMassMessage(site.db, texts, site.clock.now);
    await deliver();
    expect(await stored()).toEqual([other.subscription.endpoint]);
    expect(service.received).toHaveLength(1);
  });

  it("are tried again after longer and longer pauses, and when the push service wants it", async () => {
    await subscribe();
    service.given.answerTo = () => ({ status: 503 });
    await sendMassMessage(site.db, texts, site.clock.now);
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    site.pass(2);
    expect(await deliver()).toBe(1);
    site.pass(2);
    expect(await deliver()).toBe(0);
    service.given.answerTo = () => ({ status: 429, headers: { "Retry-After": "60" } });
    site.pass(2);
    expect(await deliver()).toBe(1);
    site.pass(59);
    expect(await deliver()).toBe(0);
    service.given.answerTo = () => ({ status: 201 });
    site.pass(1);
    expect(await deliver()).toBe(1);
    expect(service.received).toHaveLength(1);
    expect(opened.log).toContain(`A push message could not be delivered to ${new URL(service.origin).host}: HTTP 503`);
  });

  it("are given up when they are old, or when the push service refuses them", async () => {
    await subscribe();
    service.given.answerTo = () => ({ status: 400 });
    await sendMassMessage(site.db, texts, site.clock.now);
    expect(await deliver()).toBe(1);
    service.given.answerTo = () => ({ status: 503 });
    await sendMassMessage(site.db, texts, site.clock.now);
    site.pass(4 * 86_400);
    expect(await deliver()).toBe(1);
    site.pass(3_600);
    expect(await deliver()).toBe(0);
    expect(service.received).toEqual([]);
    sade = await site.sessionOf("sade");
  });

  it("end with the session that subscribed, by log-out and from another device", async () => {
    const here = await site.sessionOf("sade");
    const there = await site.sessionOf("sade");
    await subscribe(here);
    await subscribe(there);
    const kept = await subscribe(sade);
    await site.succeed(userLogout, {}, { as: there });
    expect(await stored()).toHaveLength(2);
    const sessions = await site.succeed(userSessions, {}, { as: here });
    const id = sessions.find(({ current }) => current)?.id ?? "";
    await site.succeed(userSessionRevoke, { id }, { as: sade });
    expect(await stored()).toEqual([kept.subscription.endpoint]);
  });

  it("end with all sessions of the player, also in browsers whose session has expired", async () => {
    const forgotten = await subscribe();
    site.pass(26 * 3_600);
    const here = await site.sessionOf("sade");
    const kept = await subscribe(here);
    expect(await stored()).toContain(forgotten.subscription.endpoint);
    const current = (await site.succeed(userSessions, {}, { as: here })).find((session) => session.current);
    await revokeSessions(site.db, here.uid, site.clock.now, current?.id);
    expect(await stored()).toEqual([kept.subscription.endpoint]);
    await revokeSessions(site.db, here.uid, site.clock.now);
    expect(await stored()).toEqual([]);
  });

  it("that wait for a browser are not shown to the next player who subscribes it", async () => {
    const browser = await subscribe();
    await decideRequest(site.db, await ask(), { verdict: "approve" }, site.clock.now);
    await site.succeed(pushSubscribe, browser.subscription, { as: await site.sessionOf("baska") });
    expect(await deliver()).toBe(0);
    expect(await stored()).toEqual([browser.subscription.endpoint]);
  });

  it("end when the player unsubscribes, but not by another player", async () => {
    const browser = await subscribe();
    await site.succeed(pushUnsubscribe, browser.subscription, { as: await site.sessionOf("baska") });
    expect(await stored()).toHaveLength(1);
    await site.succeed(pushUnsubscribe, browser.subscription, { as: sade });
    expect(await stored()).toEqual([]);
    await site.succeed(pushUnsubscribe, browser.subscription, { as: sade });
  });

  it("do not end when another player subscribes the endpoint without the browser's secret", async () => {
    const { subscription } = await subscribe();
    const { keys } = newBrowser("").subscription;
    const baska = await site.sessionOf("baska");
    expect(await site.ask(pushSubscribe, { ...subscription, keys }, { as: baska })).toMatchObject({
      result: false,
      code: 400,
    });
    expect(await site.db.selectFrom("push_subscription").select(["endpoint", "player_id", "auth"]).execute()).toEqual([
      { endpoint: subscription.endpoint, player_id: sade.uid, auth: subscription.keys.auth },
    ]);
  });

  it("go to the player who subscribed an endpoint last, and to ten browsers of one player", async () => {
    const baska = await site.sessionOf("baska");
    const browser = await subscribe();
    await site.succeed(pushSubscribe, browser.subscription, { as: baska });
    const rows = await site.db.selectFrom("push_subscription").select("player_id").execute();
    expect(rows).toEqual([{ player_id: baska.uid }]);
    for (let number = 0; number < 11; number += 1) {
      site.pass(1);
      await subscribe(baska);
    }
    expect(await stored()).toHaveLength(10);
    expect(await stored()).not.toContain(browser.subscription.endpoint);
  });

  it("are not sent wherever a client wants, nor with keys of no browser", async () => {
    const { keys } = newBrowser("").subscription;
    for (const endpoint of [
      "http://127.0.0.1:1/",
      "https://push.example/1",
      "/1",
      "file:///etc/passwd",
      `${service.origin}@evil.example/`,
    ]) {
      expect(await site.ask(pushSubscribe, { endpoint, keys }, { as: sade })).toMatchObject({
        result: false,
        code: 400,
      });
    }
    const endpoint = `${service.origin}/1`;
    for (const wrong of [
      { ...keys, p256dh: keys.auth },
      { ...keys, auth: "a" },
      { ...keys, p256dh: Buffer.alloc(65, 4).toString("base64url") },
    ]) {
      expect(await site.ask(pushSubscribe, { endpoint, keys: wrong }, { as: sade })).toMatchObject({
        result: false,
        code: 400,
      });
    }
    expect(await stored()).toEqual([]);
  });

  it("are sent once by two processes", async () => {
    await Promise.all(Array.from({ length: 20 }, () => subscribe(sade)));
    await sendMassMessage(site.db, texts, site.clock.now);
    const sent = await Promise.all([deliver(), deliver()]);
    expect(opened.log).toEqual([]);
    expect(sent[0] + sent[1]).toBe(10);
    expect(service.received).toHaveLength(10);
  });
});
