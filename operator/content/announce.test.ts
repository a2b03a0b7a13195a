import type { SessionKeys } from "../../src/contract/system.ts";
import { financeSaveBankTransfer } from "../../src/contract/finance.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendMassMessage } from "./edit-content.ts";
import { decideRequest } from "../money/decide-request.ts";
import { exclude } from "../money/exclude.ts";
import { databases } from "../testing/databases.ts";
import { siteOrigin, type TestSite } from "../testing/site.ts";
import { announceTournaments } from "./announce.ts";
import { openPushSite, type PushSite } from "../messages/testing/push-site.ts";

const texts = {
  title: { tr: "Yeni <oyunlar>", en: "New games" },
  html: { tr: "<p>Lale &amp; Nar</p><p>burada</p>", en: "<p>Here</p>" },
};
const promotion = { ...texts, topic: "promotion" } as const;
const topicsOfAll = ["message", "promotion"];

describe.each(databases)("push messages to all on $name", (database) => {
  let opened: PushSite;
  let site: TestSite;
  let sade: SessionKeys;
  let baska: SessionKeys;

  beforeAll(async () => {
    opened = await openPushSite(database);
    ({ site } = opened);
  });
  beforeEach(async () => {
    await opened.clear();
    await site.db.updateTable("player").set({ email_opt_in: false, sms_opt_in: false }).execute();
    sade = await site.sessionOf("sade");
    baska = await site.sessionOf("baska");
  });
  afterAll(() => opened.close());

  it("reach the players of the topic, each in the language of the browser", async () => {
    const turkish = await opened.subscribe(sade, { topics: ["message"] });
    const english = await opened.subscribe(baska, { topics: ["message", "promotion"], language: "en" });
    await opened.subscribe(await site.sessionOf("yirmi"), { topics: ["deposit"] });
    await sendMassMessage(site.db, texts, site.clock.now);
    expect(await opened.deliver()).toBe(2);
    expect(opened.messageFor(turkish).notification).toMatchObject({
      title: "Yeni <oyunlar>",
      body: "Lale & Nar burada",
    });
    expect(opened.messageFor(english).notification).toMatchObject({ title: "New games", body: "Here" });
  });

  it("that advertise go only to players who opted in", async () => {
    await opened.subscribe(sade);
    await opened.subscribe(sade, { topics: ["message"] });
    const asked = await opened.subscribe(baska, { topics: ["promotion"] });
    await sendMassMessage(site.db, promotion, site.clock.now);
    expect(await opened.deliver()).toBe(1);
    expect(opened.messageFor(asked).notification.title).toBe("Yeni <oyunlar>");
    await site.db.updateTable("player").set({ email_opt_in: true }).where("username", "=", "sade").execute();
    await sendMassMessage(site.db, promotion, site.clock.now);
    expect(await opened.deliver()).toBe(2);
  });

  it("announce a tournament once, when it has begun, to players who asked for promotions", async () => {
    await announceTournaments(site.db, site.clock.now);
    const asked = await opened.subscribe(sade, { topics: ["promotion"], language: "en" });
    await opened.subscribe(baska, { topics: ["message"] });
    const begins = new Date(site.clock.now.getTime() + 60_000);
    await site.db
      .updateTable("tournament")
      .set({ starts_at: begins, ends_at: new Date(begins.getTime() + 3_600_000) })
      .where("id", "=", "3")
      .execute();
    await site.db.deleteFrom("announced_tournament").where("tournament_id", "=", "3").execute();
    await announceTournaments(site.db, site.clock.now);
    expect(await opened.deliver()).toBe(0);
    site.pass(60);
    await Promise.all([announceTournaments(site.db, site.clock.now), announceTournaments(site.db, site.clock.now)]);
    await announceTournaments(site.db, site.clock.now);
    expect(await opened.deliver()).toBe(1);
    const { title, navigate } = opened.messageFor(asked).notification;
    expect([title, navigate]).toEqual([
      expect.stringMatching(/^Tournament started: ./),
      `${siteOrigin}/tournaments?id=3`,
    ]);
  });

  it("do not reach a player with a time-out, but those about the player's money do", async () => {
    await opened.subscribe(sade);
    const form = { methodID: "21", amount: "500", bank: "2", paidOn: "2026-03-14" };
    const { transactionID } = await site.succeed(financeSaveBankTransfer, form, { as: sade });
    const until = new Date(site.clock.now.getTime() + 60_000);
    await site.db
      .insertInto("exclusion")
      .values({ player_id: sade.uid, kind: "timeOut", began_at: site.clock.now, ends_at: until })
      .execute();
    await sendMassMessage(site.db, texts, site.clock.now);
    expect(await opened.deliver()).toBe(0);
    await decideRequest(site.db, transactionID, { verdict: "cancel" }, site.clock.now);
    expect(await opened.deliver()).toBe(1);
    site.pass(60);
  });

  it("do not reach a player after a self-exclusion, not even those that were on their way", async () => {
    const yirmi = await site.sessionOf("yirmi");
    await opened.subscribe(yirmi, { topics: topicsOfAll });
    const other = await opened.subscribe(baska, { topics: topicsOfAll });
    await sendMassMessage(site.db, texts, site.clock.now);
    await exclude(site.db, yirmi.uid, { kind: "selfExclusion", until: null }, site.clock.now);
    expect(await opened.deliver()).toBe(1);
    expect(await opened.stored()).toEqual([other.subscription.endpoint]);
    // A subscription that is still stored, for whatever reason, gets nothing either.
    await site.db.updateTable("push_subscription").set({ player_id: yirmi.uid, session_id: null }).execute();
    for (const message of [texts, promotion]) await sendMassMessage(site.db, message, site.clock.now);
    expect(await opened.deliver()).toBe(0);
    expect(opened.service.received.map(({ path }) => other.subscription.endpoint.endsWith(path))).toEqual([true]);
  });
});
