import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { financeSaveBankTransfer } from "../../src/contract/finance.ts";
import { declarativePushMessage, pushSubscribe, pushUnsubscribe } from "../../src/contract/push.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { userLogout, userSessionRevoke, userSessions } from "../../src/contract/user.ts";
import { sendMassMessage } from "../admin/mass-messages.ts";
import { decideRequest } from "../cash-requests/decide-request.ts";
import { databases } from "../testing/databases.ts";
import { openTestSite, siteOrigin, type TestSite } from "../testing/site.ts";
import { announceTournaments } from "./announce-tournaments.ts";
import { deliverDue } from "./deliver-due.ts";
import { pushServices } from "./services.ts";
import { newBrowser, type PushService, signedClaims, startPushService } from "./testing/push-service.ts";
import { loadVapidKeys, type VapidKeys } from "./vapid.ts";

const texts = { title: { tr: "Yeni <oyunlar>", en: "New games" }, html: { tr: "<p>Lale &amp; Nar</p><p>burada</p>", en: "<p>Here</p>" } };

describe.each(databases)("push messages on $name", (database) => {
  let site: TestSite;
  let service: PushService;
  let vapid: VapidKeys;
  let sade: SessionKeys;
  const log: string[] = [];

  beforeAll(async () => {
    site = await openTestSite(database);
    service = await startPushService();
    site.operator.isPushService = pushServices(service.origin);
    vapid = await loadVapidKeys(site.db);
  });
  beforeEach(async () => {
    await site.db.deleteFrom("push_subscription").execute();
    service.received.length = 0;
    service.given.answerTo = () => ({ status: 201 });
    log.length = 0;
    sade = await site.sessionOf("sade");
  });
  afterAll(async () => {
    await service.close();
    await site.close();
  });

  const deliver = () => {
    const sender = { vapid, subject: "mailto:destek@karo.example", closing: new AbortController().signal };
    return deliverDue(site.db, sender, () => site.clock.now, (line) => log.push(line));
  };
  const subscribe = async (as = sade, { topics, language = "tr" }: { topics?: string[]; language?: string } = {}) => {
    const browser = newBrowser(`${service.origin}/${randomUUID()}`);
    await site.succeed(pushSubscribe, { ...browser.subscription, ...(topics && { topics }) }, { as, language });
    return browser;
  };
  const stored = async () => (await site.db.selectFrom("push_subscription").select("endpoint").execute()).map(({ endpoint }) => endpoint);
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
    const message = v.parse(declarativePushMessage, JSON.parse(browser.decrypt(pushed?.body ?? Buffer.of())));
    expect(message).toMatchObject({
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
    expect(pushed?.headers).toMatchObject({ ttl: "86400", urgency: "high", topic: `deposit-${id}`, "content-encoding": "aes128gcm" });
    expect(signedClaims(pushed?.headers.authorization ?? "", vapid.publicKey)).toMatchObject({
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

  it("to all reach the players of the topic, each in the language of the browser", async () => {
    const baska = await site.sessionOf("baska");
    const turkish = await subscribe(sade, { topics: ["message"] });
    const english = await subscribe(baska, { topics: ["message", "promotion"], language: "en" });
    await subscribe(await site.sessionOf("yirmi"), { topics: ["deposit"] });
    await sendMassMessage(site.db, texts, site.clock.now);
    expect(await deliver()).toBe(2);
    const words = (browser: typeof turkish) => {
      const pushed = service.received.find(({ path }) => browser.subscription.endpoint.endsWith(path));
      const { title, body } = v.parse(declarativePushMessage, JSON.parse(browser.decrypt(pushed?.body ?? Buffer.of()))).notification;
      return [title, body];
    };
    expect(words(turkish)).toEqual(["Yeni <oyunlar>", "Lale & Nar burada"]);
    expect(words(english)).toEqual(["New games", "Here"]);
  });

  it("that advertise go only to players who opted in", async () => {
    await site.db.updateTable("player").set({ email_opt_in: false, sms_opt_in: false }).execute();
    const baska = await site.sessionOf("baska");
    await subscribe(sade);
    await subscribe(sade, { topics: ["message"] });
    const asked = await subscribe(baska, { topics: ["promotion"] });
    const promotion = { ...texts, topic: "promotion" } as const;
    await sendMassMessage(site.db, promotion, site.clock.now);
    expect(await deliver()).toBe(1);
    expect(asked.subscription.endpoint).toContain(service.received[0]?.path);
    await site.db.updateTable("player").set({ email_opt_in: true }).where("username", "=", "sade").execute();
    await sendMassMessage(site.db, promotion, site.clock.now);
    expect(await deliver()).toBe(2);
  });

  it("announce a tournament once, when it has begun, to players who asked for promotions", async () => {
    await site.db.updateTable("player").set({ email_opt_in: false, sms_opt_in: false }).execute();
    await announceTournaments(site.db, site.clock.now);
    const asked = await subscribe(sade, { topics: ["promotion"], language: "en" });
    await subscribe(await site.sessionOf("baska"), { topics: ["message"] });
    const begins = new Date(site.clock.now.getTime() + 60_000);
    await site.db.updateTable("tournament").set({ starts_at: begins, ends_at: new Date(begins.getTime() + 3_600_000) }).where("id", "=", "3").execute();
    await site.db.deleteFrom("announced_tournament").where("tournament_id", "=", "3").execute();
    await announceTournaments(site.db, site.clock.now);
    expect(await deliver()).toBe(0);
    site.pass(60);
    await Promise.all([announceTournaments(site.db, site.clock.now), announceTournaments(site.db, site.clock.now)]);
    await announceTournaments(site.db, site.clock.now);
    expect(await deliver()).toBe(1);
    const { title, navigate } = v.parse(declarativePushMessage, JSON.parse(asked.decrypt(service.received[0]?.body ?? Buffer.of()))).notification;
    expect([title, navigate]).toEqual([expect.stringMatching(/^Tournament started: ./), `${siteOrigin}/tournaments?id=3`]);
  });

  it("to all do not reach a player with a time-out, but those about the player's money do", async () => {
    await subscribe();
    const id = await ask();
    const until = new Date(site.clock.now.getTime() + 60_000);
    await site.db.insertInto("exclusion").values({ player_id: sade.uid, kind: "timeOut", began_at: site.clock.now, ends_at: until }).execute();
    await sendMassMessage(site.db, texts, site.clock.now);
    expect(await deliver()).toBe(0);
    await decideRequest(site.db, id, { verdict: "cancel" }, site.clock.now);
    expect(await deliver()).toBe(1);
    site.pass(60);
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
    expect(log).toContain(`A push message could not be delivered to ${new URL(service.origin).host}: HTTP 503`);
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

  it("end when the player unsubscribes, but not by another player", async () => {
    const browser = await subscribe();
    await site.succeed(pushUnsubscribe, browser.subscription, { as: await site.sessionOf("baska") });
    expect(await stored()).toHaveLength(1);
    await site.succeed(pushUnsubscribe, browser.subscription, { as: sade });
    expect(await stored()).toEqual([]);
    await site.succeed(pushUnsubscribe, browser.subscription, { as: sade });
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
    for (const endpoint of ["http://127.0.0.1:1/", "https://push.example/1", "/1", "file:///etc/passwd", `${service.origin}@evil.example/`]) {
      expect(await site.ask(pushSubscribe, { endpoint, keys }, { as: sade })).toMatchObject({ result: false, code: 400 });
    }
    const endpoint = `${service.origin}/1`;
    for (const wrong of [{ ...keys, p256dh: keys.auth }, { ...keys, auth: "a" }, { ...keys, p256dh: Buffer.alloc(65, 4).toString("base64url") }]) {
      expect(await site.ask(pushSubscribe, { endpoint, keys: wrong }, { as: sade })).toMatchObject({ result: false, code: 400 });
    }
    expect(await stored()).toEqual([]);
  });

  it("are sent once by two processes", async () => {
    await Promise.all(Array.from({ length: 20 }, () => subscribe(sade)));
    await sendMassMessage(site.db, texts, site.clock.now);
    const sent = await Promise.all([deliver(), deliver()]);
    expect(log).toEqual([]);
    expect(sent[0] + sent[1]).toBe(10);
    expect(service.received).toHaveLength(10);
  });
});
