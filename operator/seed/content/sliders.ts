import type { SeedSlider } from "../types.ts";

type Plan = Omit<SeedSlider, "image" | "imageMobile" | "startDay" | "endDay"> &
  Partial<Pick<SeedSlider, "startDay" | "endDay">>;

const plans: readonly Plan[] = [
  {
    id: 1, area: "general", place: "sol", order: 1, active: true, url: "/about-us",
    title: { tr: "Karo’ya hoş geldiniz", en: "Welcome to Karo" },
    subtitle: {
      tr: "12.000 oyun, 220 canlı masa. Kontrol sizde.",
      en: "12,000 games, 220 live tables. You are in control.",
    },
  },
  {
    id: 2, area: "general", place: "sol", order: 2, active: true, url: "/promotions",
    title: { tr: "%50 hoş geldin bonusu", en: "50% welcome bonus" },
    subtitle: {
      tr: "İlk yatırıma en fazla 999 TL. 10 kat çevrim, 30 gün.",
      en: "Up to TRY 999 on the first deposit. 10 times wagering, 30 days.",
    },
  },
  {
    id: 3, area: "general", place: "sol", order: 3, active: true, url: "/live/type/roulette",
    title: { tr: "Canlı rulet masaları", en: "Live roulette tables" },
    subtitle: {
      tr: "Gerçek krupiye, gerçek çark. Masa limitleri lobide yazar.",
      en: "Real dealers, real wheels. Table limits are shown in the lobby.",
    },
  },
  {
    id: 4, area: "right", place: "sag", order: 2, active: false, url: "/live",
    title: { tr: "Boğaz’da gece masaları", en: "Night tables on the Bosphorus" },
    subtitle: {
      tr: "Türkçe konuşan krupiyeler, sabaha kadar açık masalar.",
      en: "Turkish-speaking dealers at tables open until morning.",
    },
  },
  {
    id: 5, area: "left", place: "sol", order: 1, active: true, url: "/slot",
    title: { tr: "Haftanın yenileri", en: "New this week" },
    subtitle: { tr: "Yeni slotlara deneme modunda göz atın.", en: "Try the new slots in demo mode." },
  },
  {
    id: 6, area: "left", place: "sol", order: 2, active: true, url: "/play/virtual/zeplin",
    title: { tr: "Zeplin kalkıyor", en: "Zeplin takes off" },
    subtitle: {
      tr: "Ne zaman bozduracağınızı önceden seçebilirsiniz.",
      en: "You can choose your cash-out point in advance.",
    },
  },
  {
    id: 7, area: "ic", place: "sol", order: 1, active: true, url: "/slot/type/jackpot",
    title: { tr: "Denizin hazinesi", en: "Treasure of the sea" },
    subtitle: { tr: "Büyüyen jackpotlar tek sayfada.", en: "All progressive jackpots on one page." },
  },
  {
    id: 8, area: "general", place: "sol", order: 4, active: true, url: "/play/virtual/betframe/sport",
    title: { tr: "Kombine kazanç artışı", en: "Combination boost" },
    subtitle: {
      tr: "Kazanan 3+ seçimli kuponlara %25’e varan ek ödeme. Oran en az 1,50.",
      en: "Up to 25% on top of winning coupons of 3 or more. Odds from 1.50.",
    },
  },
  {
    id: 9, area: "general", place: "sol", order: 5, active: true, url: "/tournaments",
    title: { tr: "Turnuvalar başladı", en: "Tournaments are on" },
    subtitle: {
      tr: "Katılım ücretsiz, ödüllerde çevrim şartı yok.",
      en: "Free to enter, prizes without wagering.",
    },
  },
  {
    id: 10, area: "ic", place: "sag", order: 2, active: true, url: "/promotions",
    title: { tr: "Hafta sonu 50 ücretsiz dönüş", en: "50 free spins at the weekend" },
    subtitle: {
      tr: "En az 500 TL yatırıma, dönüş başına 1 TL. Kazanca 5 kat çevrim.",
      en: "For deposits from TRY 500, TRY 1 a spin. Winnings wagered 5 times.",
    },
  },
  {
    id: 11, area: "right", place: "sag", order: 1, active: true, url: "/live/type/blackjack",
    title: { tr: "Blackjack ve poker", en: "Blackjack and poker" },
    subtitle: { tr: "Koltuğunuzu seçin, kurallar masada yazar.", en: "Pick a seat; the rules are on the table." },
  },
  {
    id: 12, area: "ic", place: "sag", order: 3, active: true, url: "/info/otherGameRules",
    startDay: 21, endDay: 60,
    title: { tr: "Yılbaşı çekilişi", en: "New Year lottery" },
    subtitle: {
      tr: "500 TL ve üzeri her yatırım bir bilet. En fazla 20 bilet.",
      en: "One ticket for each deposit of TRY 500 or more. 20 tickets at most.",
    },
  },
];

/** Slider 4 is switched off and slider 12 starts later, so that both conditions of spec.md §5 show. */
export const sliders: readonly SeedSlider[] = plans.map((plan) => ({
  startDay: -30,
  endDay: 120,
  ...plan,
  image: `/art/slider/${plan.id}.svg`,
  imageMobile: `/art/slider/${plan.id}-mobile.svg`,
}));
