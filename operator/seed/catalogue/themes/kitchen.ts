import { englishColours, turkishColours } from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const kitchen: Theme = {
  categories: [29],
  share: { slot: 26, jackpot: 14 },
  subjects: [
    subject("kebab", "kebap|kebab", "kebab"),
    subject("lokum", "lokum", "turkish delight/-"),
    subject("simit", "simit|simid", "simit"),
    subject("baklava", "baklava", "baklava/-"),
    subject("spices", "pul biber", "red pepper"),
    subject("kebab", "şiş", "skewer"),
    subject("lokum", "şekerleme", "sweetmeat"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "sıcacık", "meşhur", "bol kepçe", "bin katlı", "kayıp", "üç nesillik",
    ],
    heads: [
      "ustası", "sofrası", "fırını", "şöleni", "tepsisi", "bayramı", "dükkânı", "festivali",
      "ocağı", "sırası",
    ],
    belongings: ["tadı", "kokusu", "sırrı", "lezzeti", "peşinde", "bereketi", "ustası", "şöleni"],
    origins: ["Antep", "Urfa", "Adana", "Safranbolu", "saray", "mahalle", "bayram"],
    owners: ["usta", "pastacı", "kalfa", "ocakbaşı", "nine", "fırıncı"],
    settings: ["közde", "tepside", "sofrada", "fırında", "bayram sabahı"],
  },
  en: {
    adjectives: [...englishColours, "warm", "famous", "generous", "thousand-layer", "long-lost"],
    heads: ["master", "supper", "oven", "feast", "tray", "shop", "festival", "queue", "recipe"],
    belongings: ["taste", "aroma", "secret", "feast", "recipe"],
    origins: ["Antep", "Urfa", "Adana", "palace", "street-corner", "holiday"],
    owners: ["pastry cook", "grill master", "baker", "grandmother", "apprentice"],
    settings: ["on the tray", "at the table", "on a holiday morning"],
  },
};
