import { describe, expect, it } from "vitest";
import { infTypes, readFaq, readSocialLinks } from "../src/contract/information.ts";
import { linkTarget } from "../src/lib/site-path.ts";
import { keptDays } from "../operator/housekeeping.ts";
import { adultsOnly, demoNotice, legalNotice } from "./content/notices.ts";
import { isKnownPath } from "./content/testing/site-paths.ts";
import { seedContent } from "./content.ts";

const content = seedContent();
const languages = ["tr", "en"] as const;

function page(infType: string) {
  const found = content.information.find((information) => information.infType === infType);
  if (!found) throw new Error(`No text for ${infType}`);
  return found.text;
}

describe("the content pages", () => {
  it("has one text for every InfType", () => {
    const seeded = content.information.map(({ infType }) => infType);
    expect(seeded.toSorted()).toEqual(infTypes.toSorted());
  });

  it.each(languages)("has at least 25 questions and no question twice, in %s", (language) => {
    const questions = readFaq(page("SSSinformation")[language]).map(({ question }) => question);
    expect(new Set(questions).size).toBeGreaterThanOrEqual(25);
    expect(new Set(questions).size).toBe(questions.length);
  });

  it.each(languages)("has social links to follow and empty ones to leave out, in %s", (language) => {
    const json = page("SocialMediaLinks")[language];
    const links = readSocialLinks(json);
    expect(links.length).toBeGreaterThan(0);
    expect(links.length).toBeLessThan(Object.keys(JSON.parse(json)).length);
    const targets = links.map(({ url }) => linkTarget(url, undefined)?.kind);
    expect(new Set(targets)).toEqual(new Set(["external"]));
  });

  it.each([
    "GenelKurallar",
    "KullanimSartlari",
    "CasinoKurallari",
    "liveCasinoRules",
    "BahisKurallari",
    "SiteInformation",
    "SSSinformation",
  ])("gives the legal notice of product.md 1.7 in %s", (infType) => {
    for (const language of languages) expect(page(infType)[language]).toContain(legalNotice[language]);
  });

  it.each(["GenelKurallar", "KullanimSartlari", "SorumluOyunculuk", "SiteInformation"])(
    "says in %s that nobody under 18 may play",
    (infType) => {
      for (const language of languages) expect(page(infType)[language]).toContain(adultsOnly[language]);
    },
  );

  it("leaves the notices in the footer to the site, which has its own", () => {
    for (const language of languages) expect(page("bottomBarInfo")[language]).not.toMatch(/18|KKTC|TRNC|YEDAM/);
  });

  it.each(["KullanimSartlari", "GizlilikBilgisi", "AffilateInfo", "SiteInformation", "bottomBarInfo"])(
    "says in %s that the operator is a demonstration",
    (infType) => {
      for (const language of languages) expect(page(infType)[language]).toContain(demoNotice[language]);
    },
  );

  // The demo's config.json has `monitoring` (operator/site/take-beacons.test.ts).
  it.each(languages)("says on the page about privacy what the site measures, and for how long, in %s", (language) => {
    const days = { tr: `${keptDays.monitoring} gün sonra`, en: `after ${keptDays.monitoring} days` };
    const headings = { tr: "Hız ve hata ölçümleri", en: "Measurements of speed and errors" };
    const [, section = ""] = page("GizlilikBilgisi")[language].split(`<h2>${headings[language]}</h2>`);
    expect(section.split("<h2>")[0]).toContain(days[language]);
  });

  it.each([
    ["GenelKurallar", "72 saat", "72 hours"],
    ["GenelKurallar", "1 saat", "1 hour"],
    ["GenelKurallar", "6 haneli", "6-digit"],
    ["GenelKurallar", "en az 8 karakter", "at least 8 characters"],
    ["SorumluOyunculuk", "72 saat", "72 hours"],
    ["SorumluOyunculuk", "<strong>115</strong>", "<strong>115</strong>"],
    ["financeRules", "Tek para birimi Türk lirasıdır (TRY)", "only currency is Turkish lira (TRY)"],
    ["otherGameRules", "₺500 ve üzeri", "₺500 or more"],
    ["PromoSart", "%50’si</td><td>₺999", "50% of one deposit of ₺100 or more</td><td>₺999"],
    ["PromoSart", "%30’u", "30% of a day’s net loss"],
    ["PromoSart", "%20’si</td><td>₺500</td><td>Yok", "20% of the deposit</td><td>₺500</td><td>None"],
    ["SSSinformation", "en az 3 harf", "at least 3 letters"],
  ])("gives the product's own figures in %s: %s", (infType, turkish, english) => {
    expect(page(infType).tr).toContain(turkish);
    expect(page(infType).en).toContain(english);
  });
});

describe("the lists of content", () => {
  it.each([
    ["sliders", 12],
    ["promotions", 12],
    ["popups", 2],
    ["specialDates", 2],
    ["tournaments", 10],
    ["massMessages", 12],
    ["jackpots", 3],
    ["licences", 2],
  ] as const)("has %s with ids of their own", (list, count) => {
    const ids = content[list].map(({ id }) => id);
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
  });

  it("has the sliders of every area, on both sides of the inner one", () => {
    const count = (area: string) => content.sliders.filter((slider) => slider.area === area).length;
    expect(["general", "ic", "left", "right"].map(count)).toEqual([5, 3, 2, 2]);
    const inner = content.sliders.filter(({ area }) => area === "ic").map(({ place }) => place);
    expect(new Set(inner)).toEqual(new Set(["sol", "sag"]));
  });

  it("has one slider that is off and one outside its dates", () => {
    expect(content.sliders.filter(({ active }) => !active)).toHaveLength(1);
    const outside = content.sliders.filter(({ startDay, endDay }) => startDay > 6 || endDay < 0);
    expect(outside).toHaveLength(1);
  });

  it("has promotions in each state", () => {
    const state = ({ startDay, endDay }: { startDay: number; endDay: number }) =>
      startDay > 0 ? "coming" : endDay < 0 ? "finished" : "active";
    const states = content.promotions.map(state);
    expect(states.filter((each) => each === "active")).toHaveLength(10);
    expect(states.filter((each) => each === "coming")).toHaveLength(1);
    expect(states.filter((each) => each === "finished")).toHaveLength(1);
  });

  it.each([
    [1, "%50", "₺999", "50%", "₺999"],
    [2, "%30", "kayıp bonusu", "30%", "discount"],
    [3, "%20", "çevrim şartı yok", "20%", "no wagering"],
  ])("words promotion %i with its figures", (id, ...figures) => {
    const promotion = content.promotions.find((each) => each.id === id);
    const { title, summary, html } = promotion ?? {};
    const tr = `${title?.tr} ${summary?.tr} ${html?.tr}`.toLocaleLowerCase("tr");
    const en = `${title?.en} ${summary?.en} ${html?.en}`.toLowerCase();
    for (const figure of figures.slice(0, 2)) expect(tr).toContain(figure.toLocaleLowerCase("tr"));
    for (const figure of figures.slice(2)) expect(en).toContain(figure.toLowerCase());
  });

  it("leads promotions to a page of rules, sliders and popups to pages of this site", () => {
    for (const { rulesSlug } of content.promotions) expect(infTypes).toContain(rulesSlug);
    const linked = [...content.sliders, ...content.popups, ...content.licences];
    const links = linked.flatMap(({ url }) => url ?? []);
    expect(links.filter((url) => !isKnownPath(url))).toEqual([]);
  });

  it("marks every licence as a demonstration", () => {
    for (const { name, number } of content.licences) expect(`${name} ${number}`).toMatch(/DEMO.*DEMO/);
  });

  it("names pictures by kind and id", () => {
    const pictures = (kind: string, items: readonly { id: number; image?: string }[]) =>
      items.filter(({ id, image }) => image !== `/art/${kind}/${id}.svg`);
    expect(pictures("slider", content.sliders)).toEqual([]);
    expect(pictures("promotion", content.promotions)).toEqual([]);
    expect(pictures("tournament", content.tournaments)).toEqual([]);
    expect(pictures("popup", content.popups)).toEqual([]);
    expect(pictures("special", content.specialDates)).toEqual([]);
    for (const { id, imageMobile } of content.sliders) {
      expect(imageMobile).toBe(`/art/slider/${id}-mobile.svg`);
    }
  });
});
