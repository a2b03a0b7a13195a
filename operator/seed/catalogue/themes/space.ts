import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const space: Theme = {
  categories: [40],
  share: { slot: 38, jackpot: 26, crash: 60 },
  subjects: [
    subject("planet", "gezegen", "planet"),
    subject("comet", "kuyruklu yıldız", "comet"),
    subject("comet", "göktaşı+göktaşları", "meteor"),
    subject("astronaut", "astronot|astronot", "astronaut"),
    subject("ufo", "uçan daire", "flying saucer"),
    subject("planet", "yörünge", "orbit"),
    subject("crescent", "ay dede", "old moon"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "uzak", "sessiz", "kayıp", ["kara", "night"], ["donmuş", "snow"], "ikiz",
      "sonsuz",
    ],
    heads: [
      "istasyonu", "kâşifi", "yağmuru", "rotası", "devriyesi", "kapısı", "kolonisi", "fırtınası",
      "limanı", "günlüğü",
    ],
    belongings: [...turkishBelongings, "ötesi", "çekimi", "şarkısı"],
    origins: ["Samanyolu", "Mars", "Orion", "kuzey göğü", "galaksi"],
    owners: ["kaptan", "gezgin", "robot|robot", "kâşif", "çilingir"],
    settings: ["boşlukta", "yörüngede", "Mars’ta", "ay gölgesinde", "ışık hızında"],
  },
  en: {
    adjectives: [
      ...englishColours, "distant", "silent", "long-lost", ["dark", "night"], ["frozen", "snow"],
      "twin", "endless",
    ],
    heads: [
      "station", "patrol", "shower", "gateway", "colony", "harbour", "logbook", "relay", "drift",
      "salvage",
    ],
    belongings: [...englishBelongings, "song", "pull", "edge"],
    origins: ["Orion", "Martian", "lunar", "Milky Way", "outer-ring"],
    owners: ["captain", "drifter", "robot", "cartographer", "locksmith"],
    settings: ["in orbit", "beyond Mars", "in the void", "at light speed"],
  },
};
