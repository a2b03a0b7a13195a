import type { SeedSpecialDate } from "../types.ts";

/** Republic Day is switched off: it has a fixed date, and the demo's calendar moves. */
export const specialDates: readonly SeedSpecialDate[] = [
  {
    id: 1,
    title: {
      tr: "Yeni yıl yaklaşıyor: yılbaşı çekilişi yakında başlıyor.",
      en: "The New Year is near: the lottery opens soon.",
    },
    image: "/art/special/1.svg",
    active: true,
    startDay: -2,
    endDay: 45,
  },
  {
    id: 2,
    title: { tr: "29 Ekim Cumhuriyet Bayramı kutlu olsun!", en: "Happy Republic Day, 29 October!" },
    image: "/art/special/2.svg",
    active: false,
    startDay: -30,
    endDay: -29,
  },
];
