import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const myth: Theme = {
  categories: [31],
  share: { slot: 46, jackpot: 34 },
  subjects: [
    subject("phoenix", "simurg", "simurgh"),
    subject("phoenix", "anka", "firebird"),
    subject("trident", "üç dişli mızrak|üç dişli mızrağ", "trident"),
    subject("hopliteHelmet", "miğfer", "helm"),
    subject("sunDisc", "güneş kursu+güneş kursları", "sun disc"),
    subject("serpent", "şahmaran", "serpent queen"),
    subject("serpent", "yılan", "serpent"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "ölümsüz", ["küllerinden doğan", "fire"], "öfkeli", "unutulmuş", "kadim",
      "uyanan",
    ],
    heads: [
      "efsanesi", "kehaneti", "tapınağı", "savaşı", "diyarı", "kapısı", "yemini", "ordusu",
      "tahtı", "mührü",
    ],
    belongings: [...turkishBelongings, "öfkesi", "laneti", "kehaneti", "yemini"],
    origins: ["Kaf Dağı", "Truva", "Hattuşa", "Nemrut", "Olimpos", "Likya", "Frigya"],
    owners: ["kâhin", "kahraman", "tanrıça", "kral", "rahibe", "titan"],
    settings: ["Nemrut’ta", "göklerde", "tapınakta", "alevlerde", "Olimpos’ta"],
  },
  en: {
    adjectives: [
      ...englishColours, "immortal", ["reborn", "fire"], "furious", "forgotten", "ancient",
      "waking",
    ],
    heads: ["prophecy", "temple", "oath", "legion", "throne", "realm", "seal", "chariot", "oracle"],
    belongings: [...englishBelongings, "fury", "curse", "prophecy", "oath"],
    origins: ["Trojan", "Hittite", "Lycian", "Nemrut", "Phrygian", "starlit"],
    owners: ["oracle", "hero", "goddess", "titan", "priestess"],
    settings: ["on Mount Nemrut", "in the flames", "at the temple", "among the stars"],
  },
};
