import type { PageLanguage } from "../../src/contract/page-languages.ts";

interface Words {
  readonly title: string;
  readonly description: string;
}

/** What the operator says of its pages that are lists. */
export const pageTexts: Readonly<
  Record<PageLanguage, { home: (brand: string) => Words; promotions: Words; tournaments: Words }>
> = {
  tr: {
    home: (brand) => ({
      title: brand,
      description: "Slot, canlı casino, spor ve sanal oyunlar; promosyonlar ve turnuvalar. 18 yaşından küçükler oynayamaz.",
    }),
    promotions: {
      title: "Promosyonlar",
      description: "Süren, yaklaşan ve biten promosyonlar: koşulları ve tarihleriyle.",
    },
    tournaments: {
      title: "Turnuvalar",
      description: "Süren, yaklaşan ve biten turnuvalar: ödül havuzu, sıralama ve oyunlarıyla.",
    },
  },
  en: {
    home: (brand) => ({
      title: brand,
      description: "Slots, live casino, sports and virtual games; promotions and tournaments. Nobody under 18 may play.",
    }),
    promotions: {
      title: "Promotions",
      description: "Active, coming and finished promotions, with their terms and dates.",
    },
    tournaments: {
      title: "Tournaments",
      description: "Active, coming and finished tournaments: prize pool, ranking and games.",
    },
  },
};
