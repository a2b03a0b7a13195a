import type { PageLanguage } from "../../src/contract/page-languages.ts";

interface Words {
  readonly title: string;
  readonly description: string;
}

/** Titles and descriptions of the pages that are lists. */
export const pageTexts: Readonly<
  Record<PageLanguage, { home: (brand: string) => Words; slot: Words; live: Words; promotions: Words; tournaments: Words }>
> = {
  tr: {
    home: (brand) => ({
      title: `${brand} – Slot, canlı casino, spor`,
      description: "Slot, canlı casino, spor ve sanal oyunlar; promosyonlar ve turnuvalar. 18 yaşından küçükler oynayamaz.",
    }),
    slot: {
      title: "Slot oyunları",
      description: "Tüm slot oyunları: kategoriye, sağlayıcıya ve türe göre; en yenileri ve en popülerleri.",
    },
    live: {
      title: "Canlı casino",
      description: "Canlı casino masaları: krupiyesi, bahis aralığı ve boş koltuklarıyla.",
    },
    promotions: {
      title: "Promosyonlar",
      description: "Devam eden, yaklaşan ve biten promosyonlar: koşulları ve tarihleriyle.",
    },
    tournaments: {
      title: "Turnuvalar",
      description: "Devam eden, yaklaşan ve biten turnuvalar: ödül havuzu, sıralama ve oyunlarıyla.",
    },
  },
  en: {
    home: (brand) => ({
      title: `${brand} – Slots, live casino, sports`,
      description: "Slots, live casino, sports and virtual games; promotions and tournaments. Nobody under 18 may play.",
    }),
    slot: {
      title: "Slots",
      description: "All slots, by category, provider and type; the newest and the most popular.",
    },
    live: {
      title: "Live casino",
      description: "Live casino tables with their dealers, limits and free seats.",
    },
    promotions: {
      title: "Promotions",
      description: "Active, upcoming and ended promotions, with their terms and dates.",
    },
    tournaments: {
      title: "Tournaments",
      description: "Active, upcoming and ended tournaments: prize pool, leaderboard and games.",
    },
  },
};
