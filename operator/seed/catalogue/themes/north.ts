import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const north: Theme = {
  categories: [31],
  share: { slot: 40, jackpot: 26 },
  subjects: [
    subject("battleAxe", "balta", "axe"),
    subject("longship", "uzun gemi", "longship"),
    subject("hornedHelmet", "boynuzlu miğfer", "horned helm"),
    subject("roundShield", "kalkan", "shield"),
    subject("raven", "kuzgun", "raven"),
    subject("snowflake", "buz rünü+buz rünleri", "ice rune"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, ["buzdan", "snow"], ["kanlı", "red"], "sürgün", "fırtına doğumlu",
      "yenilmez", "sisli",
    ],
    heads: [
      "yemini", "akını", "fiyordu", "kış uykusu", "destanı", "ordusu", "ocağı", "seferi", "diyarı",
      "şöleni",
    ],
    belongings: [...turkishBelongings, "yemini", "öfkesi", "destanı", "gazabı"],
    origins: ["kuzey", "buz", "fırtına", "Norveç", "kutup ışığı", "demir"],
    owners: ["yarl", "demirci", "dümenci", "savaşçı", "kâhin", "ozan"],
    settings: ["fiyortta", "buzlar arasında", "fırtınada", "şölen salonunda"],
  },
  en: {
    adjectives: [
      ...englishColours, ["frostbitten", "snow"], ["blood-red", "red"], "exiled", "storm-born",
      "unbeaten", "misty",
    ],
    heads: ["oath", "raid", "fjord", "saga", "hearth", "voyage", "mead hall", "watch", "winter"],
    belongings: [...englishBelongings, "oath", "wrath", "saga"],
    origins: ["northern", "iron", "storm", "aurora", "ice-bound", "Norse"],
    owners: ["jarl", "blacksmith", "helmsman", "shieldmaiden", "skald"],
    settings: ["in the fjord", "across the ice", "in the mead hall"],
  },
};
