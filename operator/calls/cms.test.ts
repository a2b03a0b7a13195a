import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  cmsGetInformation,
  cmsGetPromotions,
  cmsGetSpecialDateInf,
  cmsGetTournaments,
  cmsPopupInformation,
} from "../../src/contract/cms.ts";
import { cmsGetIcSlider, cmsGetSlider } from "../../src/contract/cms-sliders.ts";
import { crmListMassMessages } from "../../src/contract/crm.ts";
import { habaneroGetJackpots } from "../../src/contract/habanero.ts";
import { sliderGetActiveItems, sliderGetAllItems } from "../../src/contract/slider.ts";
import { setPromotionActive } from "../content/edit-content.ts";
import type { OpenDatabase } from "../database/open.ts";
import { succeed } from "../testing/call.ts";
import { databases, openTestDatabase, testNow } from "../testing/databases.ts";

const ids = ({ data }: { data: readonly { readonly id: string }[] }) => data.map(({ id }) => id);
const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
const dayMinutes = 24 * 60;

describe.each(databases)("content on $name", (database) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(database);
  });
  afterAll(() => opened.close());

  it("shows the general sliders that are on and within their dates, in order", async () => {
    const answer = await succeed(opened, cmsGetSlider, { limit: 7, offset: 0 });
    expect(ids(answer)).toEqual(["2", "1"]);
    expect(answer.data[1]).toEqual({
      id: "1",
      title: "slider 1 tr",
      subtitle: "subtitle tr",
      image: expect.stringMatching(/^\/art\/slider\/1\.svg\?v=/),
      url: "/promotions",
      Status: true,
      sliderPlace: "sol",
      Start_date: "2026-03-10T21:00:00.000Z",
      End_date: "2026-03-17T20:59:59.000Z",
      order: 2,
    });
    expect(answer.pagination).toEqual({ limit: 7, total: 2, offset: 0 });
  });

  it("pages the general sliders", async () => {
    const answer = await succeed(opened, cmsGetSlider, { limit: 1, offset: 1 });
    expect(ids(answer)).toEqual(["1"]);
    expect(answer.pagination).toEqual({ limit: 1, total: 2, offset: 1 });
  });

  it("shows a slider from its first to its last day", async () => {
    const at = (now: Date) => succeed({ ...opened, now }, cmsGetSlider, { limit: 7, offset: 0 });
    expect(ids(await at(later(3 * dayMinutes)))).toEqual(["2", "1", "5"]);
    expect(ids(await at(later(4 * dayMinutes)))).toEqual(["5"]);
  });

  it("filters sliders by area, and by place within the area ic", async () => {
    const at = (SliderType: "general" | "ic" | "left" | "right", sliderPlace?: "sol" | "sag") =>
      succeed(opened, cmsGetIcSlider, { SiteType: "desktop", SliderType, sliderPlace });
    expect(ids(await at("ic"))).toEqual(["6", "7"]);
    expect(ids(await at("ic", "sag"))).toEqual(["7"]);
    expect(ids(await at("left", "sag"))).toEqual(["8"]);
    expect(ids(await at("right"))).toEqual([]);
  });

  it("lists all sliders, or only those shown now", async () => {
    const all = await succeed(opened, sliderGetAllItems, { siteId: "889" });
    expect(ids(all).toSorted()).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
    expect(all.data.find(({ id }) => id === "3")?.Status).toBe(false);
    const active = await succeed(opened, sliderGetActiveItems, { siteId: 889 });
    expect(ids(active).toSorted()).toEqual(["1", "2", "6", "7", "8"]);
    for (const call of [sliderGetAllItems, sliderGetActiveItems]) {
      expect(ids(await succeed(opened, call, { siteId: 890 })), "another site's").toEqual([]);
    }
  });

  it("lists the promotions that are on: active, upcoming, finished", async () => {
    const answer = await succeed(opened, cmsGetPromotions, {});
    expect(answer.data.map(({ id, state }) => [id, state])).toEqual([
      ["3", "active"],
      ["2", "coming"],
      ["1", "finished"],
    ]);
    expect(answer.data[0]).toMatchObject({ Category: "slot", rulesSlug: "PromoSart" });
  });

  it("shows and hides a promotion by its status", async () => {
    await setPromotionActive(opened.db, 4, true);
    await setPromotionActive(opened.db, 3, false);
    expect(ids(await succeed(opened, cmsGetPromotions, {}))).toEqual(["4", "2", "1"]);
    await setPromotionActive(opened.db, 4, false);
    await setPromotionActive(opened.db, 3, true);
    await expect(setPromotionActive(opened.db, 99, true)).rejects.toThrow("no result");
  });

  it("shows popups and special days that are on", async () => {
    expect(ids(await succeed(opened, cmsPopupInformation, {}))).toEqual(["1"]);
    expect(ids(await succeed(opened, cmsGetSpecialDateInf, {}))).toEqual(["1"]);
  });

  it("lists tournaments with their leaderboards: active, upcoming, concluded", async () => {
    const answer = await succeed(opened, cmsGetTournaments, {
      SiteType: "desktop",
      limit: 50,
      offset: 0,
    });
    expect(ids(answer)).toEqual(["3", "2", "1"]);
    expect(answer.data[0]).toMatchObject({
      prizePool: "250000.00",
      games: ["1", "2", "3"],
      leaderboard: [
        { rank: 1, player: "ze***", points: 1250.5, prize: "50000.00" },
        { rank: 2, player: "ay***", points: 900 },
      ],
    });
  });

  it("answers a content page in the requested language, or in Turkish for an unknown one", async () => {
    const title = async (language: string) => {
      const asked = { ...opened, language };
      const { data } = await succeed(asked, cmsGetInformation, { InfType: "SiteInformation" });
      return data[0]?.title;
    };
    expect(await title("en")).toBe("about en");
    expect(await title("tr")).toBe("about tr");
    expect(await title("de")).toBe("about tr");
  });

  it("answers an empty list for an unknown content page", async () => {
    const answer = await succeed(opened, cmsGetInformation, { InfType: "PromoSart" });
    expect(answer).toMatchObject({ data: [], message: "Kayıt Bulunamadı" });
  });

  it("lists mass messages, the newest first", async () => {
    const answer = await succeed(opened, crmListMassMessages, { limit: 10, offset: 0 });
    expect(ids(answer)).toEqual(Array.from({ length: 10 }, (_, index) => String(index + 1)));
    expect(answer.pagination?.total).toBe(12);
    const rest = await succeed(opened, crmListMassMessages, { limit: 10, offset: 10 });
    expect(ids(rest)).toEqual(["11", "12"]);
  });

  it("increases the jackpot over time, exact to the kuruş", async () => {
    const amountAt = async (now: Date) => {
      const { data } = await succeed({ ...opened, now }, habaneroGetJackpots, {});
      expect(data[0]?.updatedAt).toBe(now.toISOString());
      return data[0]?.amount;
    };
    expect(await amountAt(testNow)).toBe("900719925474099.31");
    // 7.2512 a minute is 72.512 in ten minutes, rounded down.
    expect(await amountAt(later(10))).toBe("900719925474171.82");
    expect(await amountAt(later(1))).toBe("900719925474106.56");
    expect(await amountAt(later(-5))).toBe("900719925474099.31");
  });
});
