import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casinoCategoryList, casinoGamesList } from "../../src/contract/casino.ts";
import { cmsGetInformation, cmsGetPromotions, cmsPopupInformation } from "../../src/contract/cms.ts";
import { cmsGetSlider } from "../../src/contract/cms-sliders.ts";
import { crmListMassMessages } from "../../src/contract/crm.ts";
import { readMaintenance } from "../database/maintenance.ts";
import { setLimit } from "../money/change-limits.ts";
import { readCashier } from "../money/cashier.ts";
import { exclude } from "../money/exclude.ts";
import { announceTournaments } from "../content/announce.ts";
import { casinoProviders, liveCategories, liveProviders } from "../content/categories.ts";
import type { RunningOperator } from "../server.ts";
import { visitBackOffice } from "../testing/back-office.ts";
import { succeed } from "../testing/call.ts";
import { testNow } from "../testing/databases.ts";
import { startTestOperator } from "../testing/operator.ts";

let operator: RunningOperator;
let office: Awaited<ReturnType<typeof visitBackOffice>>;
beforeAll(async () => {
  operator = await startTestOperator({ now: () => testNow });
  office = await visitBackOffice(operator);
});
afterAll(() => operator.close());

const inBoth = { titleTr: "Başlık", titleEn: "Title", textTr: "Metin", textEn: "Text" };
const informationOf = async (InfType: string, language = "tr") =>
  (await succeed({ db: operator.db, language }, cmsGetInformation, { InfType })).data[0];

describe("the back office", () => {
  it("puts the site under maintenance with a notice, and opens it again", async () => {
    const closed = await office.post("/operator", { ...inBoth, active: "1", endsAt: "2026-03-14T18:30" });
    expect([closed.status, closed.headers.get("location")]).toEqual([303, "/operator?done=saved"]);
    expect(await readMaintenance(operator.db)).toMatchObject({
      active: true,
      title: { tr: "Başlık", en: "Title" },
      message: { tr: "Metin", en: "Text" },
      ends_at: new Date("2026-03-14T18:30:00+03:00"),
    });
    const page = await office.page("/operator?done=saved");
    expect(page).toContain("The site is under maintenance.");
    expect(page).toContain('value="2026-03-14T18:30"');
    expect(page).toContain("Saved.");

    await office.post("/operator", { ...inBoth, active: "0", endsAt: "2026-03-14T18:30" });
    expect(await readMaintenance(operator.db)).toMatchObject({ active: false, ends_at: null });
  });

  it("shows a form again as it was typed when something is missing", async () => {
    const typed = { ...inBoth, titleEn: "  ", textTr: '<b>"yarım"', active: "1", endsAt: "" };
    const response = await office.post("/operator", typed);
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain("Fill in every field in both languages.");
    expect(page).toContain("&lt;b&gt;&quot;yarım&quot;");
    expect((await readMaintenance(operator.db)).active).toBe(false);
    for (const wrong of [{ endsAt: "tomorrow" }, { endsAt: "2026-13-40T00:00" }, { active: "2" }]) {
      const refused = await office.post("/operator", { ...inBoth, active: "1", endsAt: "", ...wrong });
      expect(refused.status, JSON.stringify(wrong)).toBe(400);
    }
  });

  it("changes a method's limits and a bonus's terms, and switches them off", async () => {
    const { db } = operator;
    expect(
      (await office.post("/operator/cashier/methods/22/deposit", { min: "75.00", max: "500.00", fee: "" })).status,
    ).toBe(303);
    await office.post("/operator/cashier/methods/21/active", { active: "0" });
    const { methods } = await readCashier(db);
    expect(methods.find(({ id }) => id === 22)).toMatchObject({
      deposit: { min: "75.00", max: "500.00", transferType: 1 },
    });
    expect(methods.map(({ id }) => id)).not.toContain(21);
    const terms = { most: "750.00", minDeposit: "", turns: "5", days: "14" };
    expect((await office.post("/operator/cashier/offers/welcome/terms", terms)).status).toBe(303);
    const offer = await db.selectFrom("bonus_offer").select("terms").where("id", "=", "welcome").executeTakeFirst();
    expect(offer?.terms).toEqual({ percent: 50, again: "never", most: "750.00", turns: 5, days: 14 });
    const page = await office.page("/operator/cashier?done=saved");
    expect(page).toContain('value="75.00"');
    expect(page).toContain("Saved.");
  });

  it("refuses amounts that make no sense, and shows them again", async () => {
    for (const typed of [
      { min: "900.00", max: "100.00", fee: "" },
      { min: "ten", max: "100.00", fee: "" },
      { min: "1.00", max: "100.00", fee: "1,5" },
    ]) {
      const refused = await office.post("/operator/cashier/methods/40/deposit", typed);
      expect(refused.status, JSON.stringify(typed)).toBe(400);
      const page = await refused.text();
      expect(page).toContain("Check the amounts");
      expect(page).toContain(`value="${typed.min}"`);
    }
    expect((await office.post("/operator/cashier/methods/999/active", { active: "1" })).status).toBe(404);
    expect((await office.post("/operator/cashier/offers/gift/active", { active: "1" })).status).toBe(404);
  });

  it("orders and names the shelves and filters of the lobby, and switches them off", async () => {
    const all = { limit: 500, offset: 0 };
    const shown = async (language: string) => ({
      shelves: (await succeed({ db: operator.db, language }, casinoCategoryList, all)).data.map(({ name }) => name),
      providers: (await casinoProviders(operator.db)).map(({ id }) => id),
      live: (await liveCategories(operator.db)).map(({ id }) => id),
      liveProviders: (await liveProviders(operator.db, undefined)).map(({ id }) => id),
    });
    const done = await office.post("/operator/lobby/casino/categories/94", {
      titleTr: "Yılın oyunları",
      titleEn: "Games of the year",
      place: "2",
    });
    expect([done.status, done.headers.get("location")]).toEqual([
      303,
      "/operator/lobby?done=saved#casino/categories/94",
    ]);
    await office.post("/operator/lobby/casino/categories/12/active", { active: "0" });
    await office.post("/operator/lobby/casino/providers/1", { place: "99" });
    await office.post("/operator/lobby/casino/providers/2/active", { active: "0" });
    await office.post("/operator/lobby/live/categories/27/active", { active: "0" });
    await office.post("/operator/lobby/live/providers/1/active", { active: "0" });
    expect(await shown("tr")).toEqual({
      shelves: ["Kategori 11", "Yılın oyunları", "Kategori 13", "Kategori 95"],
      providers: ["3", "4", "5", "6", "7", "1"],
      live: ["60"],
      liveProviders: ["2"],
    });
    expect((await shown("en")).shelves[1]).toBe("Games of the year");
    // The other lobby has a provider 1 and 2, too.
    const live = await operator.db.selectFrom("provider").selectAll().where("lobby", "=", "live").execute();
    expect(live.map(({ id, active, position }) => ({ id, active, position }))).toEqual([
      { id: "1", active: false, position: 0 },
      { id: "2", active: true, position: 1 },
    ]);
    // A game of what is switched off stays in the other lists.
    const games = await succeed(operator, casinoGamesList, all);
    expect(games.data.some(({ providerID, CategoryIDs }) => providerID === "2" && CategoryIDs.includes("12"))).toBe(
      true,
    );
    const page = await office.page("/operator/lobby?done=saved");
    expect(page).toContain('value="Games of the year"');
    expect(page).toContain('aria-label="Switch on: Category 12"');

    await office.post("/operator/lobby/casino/categories/12/active", { active: "1" });
    expect((await shown("en")).shelves).toContain("Category 12");
  });

  it("refuses a shelf without a title or a place, and shows what was typed", async () => {
    const titles = { titleTr: "Yeni", titleEn: "Brand <new>" };
    for (const typed of [
      { ...titles, place: "0" },
      { ...titles, place: "first" },
      { ...titles, titleTr: " ", place: "1" },
    ]) {
      const refused = await office.post("/operator/lobby/casino/categories/11", typed);
      expect(refused.status, JSON.stringify(typed)).toBe(400);
      const page = await refused.text();
      expect(page).toContain("Fill in both titles");
      expect(page).toContain('value="Brand &lt;new&gt;"');
    }
    for (const path of ["casino/categories/999", "live/categories/11", "casino/providers/x", "sports/categories/11"]) {
      const fields = { ...titles, place: "1", active: "1" };
      expect((await office.post(`/operator/lobby/${path}`, fields)).status, path).toBe(404);
      expect((await office.post(`/operator/lobby/${path}/active`, fields)).status, path).toBe(404);
    }
  });

  it("switches promotions, sliders and popups on and off", async () => {
    const shown = async () => ({
      promotions: (await succeed(operator, cmsGetPromotions, {})).data.map(({ id }) => id),
      sliders: (await succeed(operator, cmsGetSlider, { limit: 7, offset: 0 })).data.map(({ id }) => id),
      popups: (await succeed(operator, cmsPopupInformation, {})).data.map(({ id }) => id),
    });
    const before = await shown();
    expect(before).toMatchObject({ sliders: ["2", "1"], popups: ["1"] });
    expect(before.promotions).not.toContain("4");

    for (const [path, active] of [
      ["promotions/4", "1"],
      ["promotions/3", "0"],
      ["sliders/3", "1"],
      ["sliders/1", "0"],
      ["popups/1", "0"],
      ["special-days/3", "1"],
    ] as const) {
      const response = await office.post(`/operator/${path}`, { active });
      const [list, id] = path.split("/");
      expect(response.headers.get("location")).toBe(`/operator/${list}?done=saved#row-${id}`);
    }
    const after = await shown();
    expect(after).toMatchObject({ sliders: ["2", "3"], popups: [] });
    expect(after.promotions).toContain("4");
    expect(after.promotions).not.toContain("3");
    expect(await office.page("/operator/popups")).toContain('aria-label="Switch on: popup en"');
  });

  it("shows what is on, off, over and upcoming", async () => {
    const page = await office.page("/operator/sliders");
    for (const state of ["On", "Off", "On, but over", "On, yet to come"]) expect(page).toContain(`>${state}</span>`);
    expect(page).toMatch(/src="\/art\/slider\/1\.svg\?v=/);
  });

  it.each(["promotions/99", "promotions/x", "sliders/99", "information/Nothing"])("has no %s", async (path) => {
    const response = await office.post(`/operator/${path}`, { ...inBoth, active: "1" });
    expect(response.status).toBe(404);
  });

  it("sends a message to all players, as plain text in paragraphs", async () => {
    const textTr = "Merhaba & <b>hoş geldiniz</b>\r\nburaya\r\n\r\nİkinci";
    const response = await office.post("/operator/messages", { ...inBoth, textTr, topic: "message" });
    expect(response.headers.get("location")).toBe("/operator/messages?done=sent");
    const { data } = await succeed(operator, crmListMassMessages, { limit: 10, offset: 0 });
    expect(data[0]).toEqual({
      id: "100001",
      title: "Başlık",
      Text: "<p>Merhaba &amp; &lt;b>hoş geldiniz&lt;/b> buraya</p><p>İkinci</p>",
      createdAt: testNow.toISOString(),
    });
    expect(await office.page("/operator/messages?done=sent")).toContain("The message was sent.");
    expect((await office.post("/operator/messages", { ...inBoth, topic: "message", textEn: "" })).status).toBe(400);
  });

  it("sends a promotion only to devices whose players opted in and are not excluded", async () => {
    const { db } = operator;
    // The tournaments that have begun. The background would announce them to the devices below if it was late.
    await announceTournaments(db, testNow);
    const playerOf = async (username: string) =>
      (await db.selectFrom("player").select("id").where("username", "=", username).executeTakeFirstOrThrow()).id;
    await db.updateTable("player").set({ email_opt_in: false, sms_opt_in: false }).execute();
    const subscribe = async (username: string, endpoint: string, topics: readonly string[]) => {
      const row = {
        endpoint: `https://push.invalid/${endpoint}`,
        player_id: await playerOf(username),
        session_id: null,
        p256dh: "p",
        auth: "a",
        topics: JSON.stringify(topics),
      };
      await db
        .insertInto("push_subscription")
        .values({ ...row, language: "tr", site_origin: operator.origin, created_at: testNow })
        .execute();
    };
    await subscribe("sade", "asked", ["promotion"]);
    await subscribe("sade", "announcements", ["message"]);
    await subscribe("baska", "excluded", ["message", "promotion"]);
    await exclude(
      db,
      await playerOf("baska"),
      { kind: "timeOut", until: new Date(testNow.getTime() + 60_000) },
      testNow,
    );
    const send = (fields: object) => office.post("/operator/messages", { ...inBoth, ...fields });
    expect((await send({})).status).toBe(400);
    expect((await send({ topic: "deposit" })).status).toBe(400);
    expect((await send({ topic: "promotion" })).status).toBe(303);
    expect((await send({ topic: "message" })).status).toBe(303);
    const queued = await db
      .selectFrom("push_delivery")
      .innerJoin("push_message", "push_message.id", "push_delivery.message_id")
      .innerJoin("push_subscription", "push_subscription.id", "push_delivery.subscription_id")
      .select(["kind", "endpoint"])
      .orderBy("push_delivery.id")
      .execute();
    expect(queued).toEqual([
      { kind: "promotion", endpoint: "https://push.invalid/asked" },
      { kind: "message", endpoint: "https://push.invalid/announcements" },
    ]);
    await db.deleteFrom("push_subscription").execute();
  });

  it("offers both topics, and shows a form again with the one that was chosen", async () => {
    expect(await office.page("/operator/messages")).toMatch(
      /value="message" required checked[^>]*>[\s\S]*value="promotion" required *\/>/,
    );
    const again = await (await office.post("/operator/messages", { ...inBoth, textEn: "", topic: "promotion" })).text();
    expect(again).toMatch(/value="promotion" required checked/);
  });

  it("edits a content page and its HTML", async () => {
    expect(await office.page("/operator/information/SiteInformation")).toContain("&lt;p&gt;about&lt;/p&gt; en");
    const textTr = "<h2>Biz</h2>\r\n<p>Yeni</p>";
    await office.post("/operator/information/SiteInformation", { ...inBoth, textTr });
    expect(await informationOf("SiteInformation")).toMatchObject({ title: "Başlık", Text: textTr });
    expect(await informationOf("SiteInformation", "en")).toMatchObject({ title: "Title", Text: "Text" });
  });

  it("refuses a text that is not the required JSON", async () => {
    const before = await informationOf("SocialMediaLinks");
    const address = "/operator/information/SocialMediaLinks";
    const refused = await office.post(address, { ...inBoth, textTr: '{"x":"y"', textEn: "{}" });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("The text is not valid JSON.");
    expect(await informationOf("SocialMediaLinks")).toEqual(before);
    await office.post(address, { ...inBoth, textTr: '{"x":"y"}', textEn: "{}" });
    expect(await informationOf("SocialMediaLinks")).toMatchObject({ Text: '{"x":"y"}' });
  });
});

describe("account recovery", () => {
  it("finds a player, resets the second factor and reports it; unknown names are not found", async () => {
    expect(await office.page("/operator/recovery?player=nobody")).toContain("There is no such player.");
    const found = await office.page("/operator/recovery?player=kod");
    const action = /action="(\/operator\/recovery\/\d+)"/.exec(found)?.[1] ?? "";
    const done = await office.post(action, {});
    expect([done.status, done.headers.get("location")]).toEqual([303, "/operator/recovery?done=recovered&player=kod"]);
    const after = await office.page("/operator/recovery?done=recovered&player=kod");
    expect(after).toContain("The account was recovered.");
    expect(after).toContain(`href="/operator/security?player=kod"`);
    expect((await office.post("/operator/recovery/1", {})).status).toBe(404);
    expect((await office.post("/operator/recovery/x", {})).status).toBe(404);
  });
});

describe("the page of limits", () => {
  const playerId = async () =>
    (await operator.db.selectFrom("player").select("id").where("username", "=", "sade").executeTakeFirstOrThrow()).id;
  const set = async (kind: "deposit" | "session", value: string | null) =>
    setLimit(operator.db, { kind, period: kind === "deposit" ? "day" : null }, value, {
      playerId: await playerId(),
      now: testNow,
      raiseAfterHours: 72,
    });

  it("shows a player's limits, pending raises and each change, and offers no way to lift them", async () => {
    await set("deposit", "500.00");
    await set("deposit", "800.00");
    await set("session", "60.00");
    const page = await office.page("/operator/limits?player=sade");
    for (const shown of [
      'Deposit limit, daily: ₺500.00 <span class="quiet">(used: ₺0.00)',
      "Session limit: 60 minutes",
      "Deposit limit, daily: ₺800.00 · can be confirmed from 17 Mar 2026",
      "A raise was asked for · Deposit limit, daily: ₺500.00 → ₺800.00",
      "In force at once · Deposit limit, daily: no limit → ₺500.00",
    ]) {
      expect(page).toContain(shown);
    }
    expect(page).not.toMatch(/<form method="post" action="(?!\/operator\/log-out")/);
    await exclude(operator.db, await playerId(), { kind: "selfExclusion", until: null }, testNow);
    expect(await office.page("/operator/limits?player=sade")).toContain(
      '<p class="problem">Self-exclusion: for ever</p>',
    );
    expect(await office.page("/operator/limits?player=nobody")).toContain("There is no such player.");
    expect((await office.post("/operator/limits?player=sade", {})).status).toBe(404);
  });
});
