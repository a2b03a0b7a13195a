import { subject, type Theme } from "./theme.ts";

export const sweets: Theme = {
  categories: [52],
  share: { slot: 46, jackpot: 24 },
  subjects: [
    subject("lollipop", "lolipop|lolipop", "lollipop"),
    subject("cupcake", "kek|kek", "cupcake"),
    subject("wrappedCandy", "akide", "boiled sweet"),
    subject("iceCream", "dondurma", "ice cream/ice creams"),
    subject("doughnut", "halka çörek|halka çöreğ", "doughnut"),
    subject("honeyJar", "pekmez", "molasses/-"),
    subject("wrappedCandy", "bonbon", "bonbon"),
  ],
  tr: {
    adjectives: [
      ["pembe", "pink"], ["altın", "gold"], ["mavi", "blue"], ["naneli", "turquoise"], "çıtır",
      "tatlı", "dev", "kaçak", ["sakızlı", "snow"], "patlayan",
    ],
    heads: [
      "diyarı", "dükkânı", "yağmuru", "fabrikası", "şenliği", "bayramı", "sarayı", "karnavalı",
      "treni", "bulutu",
    ],
    belongings: ["rüyası", "tadı", "sırrı", "dönüşü", "peşinde", "büyüsü", "krallığı"],
    origins: ["Maraş", "bayram", "lunapark", "Karaköy", "yaz", "köpük", "gökkuşağı"],
    owners: ["pastacı", "şekerci", "nine", "prenses", "dondurmacı"],
    settings: ["bayramda", "külahta", "vitrinde", "lunaparkta", "bulutların üstünde"],
  },
  en: {
    adjectives: [
      ["pink", "pink"], ["gilded", "gold"], ["blue", "blue"], ["minty", "turquoise"], "crunchy",
      "giant", "runaway", "popping", "sticky",
    ],
    heads: [
      "kingdom", "shop", "shower", "factory", "festival", "parade", "palace", "carnival",
      "express", "cloud",
    ],
    belongings: ["dream", "secret", "return", "magic", "kingdom"],
    origins: ["Maras", "funfair", "rainbow", "summer", "seaside", "birthday"],
    owners: ["confectioner", "princess", "pastry chef", "grandmother"],
    settings: ["in the window", "on the cone", "at the fair", "over the clouds"],
  },
};
