import { describe, expect, it } from "vitest";
import { gift, offers } from "../bonuses.ts";
import { seedContent } from "../content.ts";

const { promotions, tournaments, information } = seedContent();
const languages = ["tr", "en"] as const;

/** The amounts of money and the percentages of a text, as numbers. */
function claimsOf(text: string): readonly string[] {
  const numbers = text.replaceAll(/<[^>]*>/g, " ").replaceAll(/(?<=\d)[.,](?=\d{3})/g, "");
  return [...numbers.matchAll(/₺(\d+)|%(\d+)|(\d+)%/g)].map(([, money, before, after]) =>
    money ? `₺${money}` : `${before ?? after}%`,
  );
}

const money = (amount: string | undefined) => (amount === undefined ? [] : [`₺${Number(amount)}`]);
const claimsOfOffer = ({ amount, percent, most }: (typeof offers)[number]) => [
  ...money(amount),
  ...money(most),
  ...(percent === undefined ? [] : [`${percent}%`]),
];

/** Everything in a promotion that its readers see. */
const textOf = ({ title, summary, html }: (typeof promotions)[number], language: "tr" | "en") =>
  `${title[language]} ${summary[language]} ${html[language]}`;
const promotionOf = (title: { readonly tr: string }) => promotions.find((promotion) => promotion.title.tr === title.tr);

describe.each(offers)("the offer $id", (offer) => {
  it.each(languages)("has a promotion with its figures, in %s", (language) => {
    const promotion = promotionOf(offer.title);
    expect(promotion?.title).toEqual(offer.title);
    const text = promotion ? textOf(promotion, language) : "";
    expect(claimsOf(text)).toEqual(expect.arrayContaining(claimsOfOffer(offer)));
    const { turns, days } = offer;
    if (turns > 1) expect(text).toMatch(language === "tr" ? new RegExp(`${turns} kat`) : new RegExp(`${turns} times`));
    if (turns > 0) expect(text).toMatch(language === "tr" ? new RegExp(`${days} gün`) : new RegExp(`${days} days`));
  });

  it.each(languages)("has examples that add up, in %s", (language) => {
    const rows = (promotionOf(offer.title)?.html[language] ?? "").match(/<tr><td>.*?<\/tr>/g) ?? [];
    for (const [whole, bonus, bets] of rows.map((row) => claimsOf(row).map((claim) => Number(claim.slice(1))))) {
      if (whole === undefined || bonus === undefined) continue;
      expect(bonus).toBe(Math.floor(Math.min((whole * (offer.percent ?? 0)) / 100, Number(offer.most))));
      if (bets !== undefined) expect(bets).toBe(bonus * offer.turns);
    }
  });

  it.each(languages)("is in the rules with its figures, in %s", (language) => {
    const rules = information.find(({ infType }) => infType === "PromoSart")?.text[language] ?? "";
    const rows = (rules.match(/<tr><td>.*?<\/tr>/g) ?? []).map(claimsOf);
    expect(rows).toContainEqual(expect.arrayContaining(claimsOfOffer(offer)));
  });
});

it("no other promotion promises money or a share that neither an offer nor a tournament gives", () => {
  const known = new Set([
    ...offers.flatMap(claimsOfOffer),
    ...tournaments.flatMap(({ prizePool }) => money(prizePool)),
  ]);
  const others = promotions.filter(({ title }) => offers.every((offer) => offer.title.tr !== title.tr));
  for (const language of languages) {
    const promised = others.flatMap((promotion) =>
      claimsOf(textOf(promotion, language)).map((claim) => `${promotion.title[language]}: ${claim}`),
    );
    expect(promised.filter((claim) => !known.has(claim.replace(/^.*: /, "")))).toEqual([]);
  }
});

it("a promotion is called a bonus only if an offer or the gift is", () => {
  const given = new Set([gift, ...offers].map(({ title }) => title.tr.toLocaleLowerCase("tr")));
  const called = promotions
    .map(({ title }) => title.tr.toLocaleLowerCase("tr"))
    .filter((title) => title.endsWith("bonusu"));
  expect(called.filter((title) => !given.has(title))).toEqual([]);
});
