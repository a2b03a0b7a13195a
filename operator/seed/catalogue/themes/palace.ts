import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const palace: Theme = {
  categories: [29],
  share: { slot: 36, jackpot: 34 },
  subjects: [
    subject("crown", "taç|tac", "crown"),
    subject("sabre", "kılıç|kılıc", "sabre"),
    subject("palaceKey", "anahtar", "key"),
    subject("turban", "kavuk|kavuğ", "turban"),
    subject("peacock", "tavus kuşu+tavus kuşları", "peacock"),
    subject("ring", "mühür|mühr", "seal"),
    subject("ewer", "gülabdan", "rosewater ewer"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "kayıp", ["sırmalı", "gold"], "incili", "padişahlık", ["sedef", "silver"],
      "suskun",
    ],
    heads: [
      "odası", "sarayı", "bahçesi", "alayı", "fermanı", "nöbeti", "divanı", "hazinesi", "kapısı",
      "köşkü",
    ],
    belongings: [...turkishBelongings, "fermanı", "bekçisi", "adaleti"],
    origins: ["Topkapı", "Edirne", "harem", "divan", "has bahçe", "Bursa", "hazine"],
    owners: ["padişah", "sultan", "vezir", "valide", "şehzade", "cariye", "lala"],
    settings: ["sarayda", "divanda", "has bahçede", "hazine odasında"],
  },
  en: {
    adjectives: [
      ...englishColours, "long-lost", "pearl-set", ["gilded", "gold"], "silent", "imperial",
    ],
    heads: [
      "chamber", "palace", "guard", "decree", "court", "gate", "pavilion", "procession",
      "treasury",
    ],
    belongings: [...englishBelongings, "decree", "keeper", "oath"],
    origins: ["Topkapi", "Edirne", "harem", "divan", "Ottoman", "imperial"],
    owners: ["padishah", "sultan", "vizier", "prince", "valide"],
    settings: ["in the palace", "at the divan", "in the privy garden"],
  },
};
