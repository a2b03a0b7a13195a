import { subject, type Theme } from "./theme.ts";

export const gems: Theme = {
  categories: [34],
  share: { slot: 52, jackpot: 70 },
  subjects: [
    subject("diamond", "elmas", "diamond"),
    subject("diamond", "pırlanta", "brilliant"),
    subject("sapphire", "safir", "sapphire"),
    subject("emerald", "zümrüt|zümrüd", "emerald"),
    subject("ruby", "yakut|yakut", "ruby/rubies"),
    subject("crystal", "kristal^", "crystal"),
    subject("ring", "yüzük|yüzüğ", "ring"),
    subject("pearl", "inci", "pearl"),
  ],
  tr: {
    adjectives: [
      "kayıp", "saklı", "parlak", "büyük", ["lanetli", "night"], ["kutup", "snow"], "kadim",
      "ikiz", "bin yüzlü",
    ],
    heads: [
      "kuyumcusu", "avı", "odası", "yağmuru", "mağarası", "bahçesi", "sarayı", "damlası",
      "yıldızı", "yolu",
    ],
    belongings: [
      "ışığı", "sırrı", "laneti", "kalbi", "efsanesi", "mirası", "peşinde", "parıltısı", "bekçisi",
      "gözyaşı",
    ],
    origins: ["saray", "Kaf Dağı", "Hint", "gece", "deniz", "çöl", "ay"],
    owners: ["kuyumcu", "kraliçe", "sultan", "hırsız", "vezir", "cadı"],
    settings: ["karanlıkta", "kasada", "mağarada", "tahtta", "avuçta"],
  },
  en: {
    adjectives: [
      "long-lost", "hidden", ["royal", "gold"], ["ill-starred", "night"], ["frozen", "snow"], "twin",
      "ancient", "thousand-faced",
    ],
    heads: [
      "cutter", "strongroom", "chamber", "drizzle", "grotto", "caper", "drop", "road", "salon",
      "prism",
    ],
    belongings: ["light", "curse", "heart", "legend", "legacy", "keeper", "tear", "glimmer"],
    origins: ["Kaf Mountain", "palace", "midnight", "deep-sea", "moonlit", "desert"],
    owners: ["jeweller", "queen", "sultan", "thief", "vizier", "widow"],
    settings: ["in the vault", "in the dark", "on the throne", "in the palm"],
  },
};
