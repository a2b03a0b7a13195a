import type { SeedContent } from "../../demo/types.ts";

const text = (name: string) => ({ tr: `${name} tr`, en: `${name} en` });
const running = { startDay: -3, endDay: 3 };
const coming = { startDay: 2, endDay: 5 };
const finished = { startDay: -9, endDay: -4 };

export const testContent: SeedContent = {
  sliders: [
    { id: 1, area: "general", place: "sol", order: 2, active: true, ...running },
    { id: 2, area: "general", place: "sag", order: 1, active: true, ...running },
    { id: 3, area: "general", place: "sol", order: 3, active: false, ...running },
    { id: 4, area: "general", place: "sol", order: 4, active: true, ...finished },
    { id: 5, area: "general", place: "sol", order: 5, active: true, ...coming },
    { id: 6, area: "ic", place: "sol", order: 1, active: true, ...running },
    { id: 7, area: "ic", place: "sag", order: 2, active: true, ...running },
    { id: 8, area: "left", place: "sol", order: 1, active: true, ...running },
  ].map((slider) => ({
    ...slider,
    area: slider.area as "general",
    place: slider.place as "sol",
    title: text(`slider ${slider.id}`),
    image: `/art/slider/${slider.id}.svg`,
    ...(slider.id === 1 && { subtitle: text("subtitle"), url: "/promotions" }),
    ...(slider.id === 2 && { imageMobile: "/art/slider/2-mobile.svg" }),
  })),
  promotions: [
    { id: 1, active: true, ...finished },
    { id: 2, active: true, ...coming },
    { id: 3, active: true, ...running },
    { id: 4, active: false, ...running },
  ].map((promotion) => ({
    ...promotion,
    title: text(`promotion ${promotion.id}`),
    summary: text("summary"),
    html: text("<p>html</p>"),
    image: `/art/promotion/${promotion.id}.svg`,
    ...(promotion.id === 3 && { category: "slot", rulesSlug: "PromoSart" }),
  })),
  popups: [
    { id: 1, title: text("popup"), html: text("<p>popup</p>"), url: "/promotions", active: true, audience: "visitors" },
    { id: 2, title: text("draft"), html: text("<p>draft</p>"), active: false },
  ],
  specialDates: [
    { id: 1, title: text("now"), active: true, ...running },
    { id: 2, title: text("over"), active: true, ...finished },
    { id: 3, title: text("draft"), active: false, ...running },
  ],
  tournaments: [
    { id: 1, ...finished },
    { id: 2, ...coming },
    { id: 3, ...running },
  ].map((tournament) => ({
    ...tournament,
    title: text(`tournament ${tournament.id}`),
    html: text("<p>html</p>"),
    image: `/art/tournament/${tournament.id}.svg`,
    prizePool: "250000.00",
    currency: "TRY" as const,
    gameIds: [1, 2, 3],
    leaderboard: [
      { rank: 1, player: "ze***", points: 1250.5, prize: "50000.00" },
      { rank: 2, player: "ay***", points: 900 },
    ],
  })),
  massMessages: Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    title: text(`message ${index + 1}`),
    html: text("<p>message</p>"),
    createdDay: -index,
  })),
  jackpots: [
    {
      id: 1,
      name: text("jackpot"),
      amount: "900719925474099.31",
      perMinute: "7.2512",
      currency: "TRY",
    },
  ],
  licences: [{ id: 1, name: "Licence", number: "K-1", url: "https://licence.example/k-1", logo: "/art/licence/1.svg" }],
  information: [
    { infType: "SiteInformation", title: text("about"), text: text("<p>about</p>") },
    {
      infType: "SocialMediaLinks",
      title: text("social"),
      text: { tr: '{"instagram":"https://social.example/karo"}', en: "{}" },
    },
    {
      infType: "SSSinformation",
      title: text("faq"),
      text: { tr: '[{"question":"Soru?","answer":"<p>Yanıt</p>"}]', en: "[]" },
    },
  ],
};
