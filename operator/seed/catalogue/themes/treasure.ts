import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const treasure: Theme = {
  categories: [49],
  share: { slot: 46, jackpot: 52 },
  subjects: [
    subject("chest", "sandık|sandığ", "chest"),
    subject("chest", "define", "treasure"),
    subject("coin", "sikke", "doubloon"),
    subject("galleon", "kalyon", "galleon"),
    subject("galleon", "korsan gemisi+korsan gemileri", "pirate ship"),
    subject("treasureMap", "harita", "map"),
    subject("compass", "pusula", "compass/compasses"),
    subject("parrot", "papağan", "parrot"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "kayıp", ["lanetli", "night"], "batık", "gizli", "korsan", "yedi kilitli",
    ],
    heads: [
      "adası", "koyu", "avı", "mağarası", "rotası", "fırtınası", "mürettebatı", "yemini", "limanı",
      "günlüğü",
    ],
    belongings: [...turkishBelongings, "laneti", "bekçisi", "rotası", "kilidi"],
    origins: [
      "Akdeniz", "Karayip", "Cezayir", "Alanya", "kuru kafa", "mercan", "ada", "yedi deniz",
    ],
    owners: ["korsan", "kaptan", "dümenci", "levent|levend", "papağan", "kâşif"],
    settings: ["ıssız adada", "batıkta", "yedi denizde", "fırtınada", "güvertede"],
  },
  en: {
    adjectives: [
      ...englishColours, "long-lost", ["ill-starred", "night"], "sunken", "secret", "seven-locked",
    ],
    heads: [
      "islet", "cove", "chase", "grotto", "route", "tempest", "crew", "oath", "tavern", "logbook",
    ],
    belongings: [...englishBelongings, "curse", "keeper", "lock"],
    origins: ["Mediterranean", "Barbary", "Alanya", "coral", "stormbound", "seven-seas"],
    owners: ["corsair", "captain", "helmsman", "parrot", "cabin boy"],
    settings: ["on the seven seas", "in the wreck", "on the desert island", "below deck"],
  },
};
