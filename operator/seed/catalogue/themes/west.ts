import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const west: Theme = {
  categories: [49],
  share: { slot: 40, jackpot: 24 },
  subjects: [
    subject("cactus", "kaktüs", "cactus/cacti"),
    subject("rangerHat", "şapka", "ranger hat"),
    subject("sheriffStar", "şerif yıldızı+şerif yıldızları", "sheriff’s star"),
    subject("bullSkull", "boğa", "bull"),
    subject("locomotive", "lokomotif", "locomotive"),
    subject("locomotive", "posta treni+posta trenleri", "mail train"),
    subject("horse", "yaban atı+yaban atları", "mustang"),
  ],
  tr: {
    adjectives: [...turkishColours, "tozlu", "kanunsuz", "yalnız", "susuz", "vahşi", "son"],
    heads: [
      "kasabası", "soygunu", "düellosu", "istasyonu", "kanyonu", "çiftliği", "kovalamacası",
      "yolu", "barı",
    ],
    belongings: [...turkishBelongings, "intikamı", "izinde", "adaleti"],
    origins: ["Teksas", "kanyon", "sınır", "Arizona", "bozkır"],
    owners: ["şerif", "kovboy", "haydut|haydud", "demirci", "telgrafçı", "seyis"],
    settings: ["öğle vakti", "kanyonda", "tozlu yolda", "raylarda", "salonda"],
  },
  en: {
    adjectives: [...englishColours, "dusty", "lawless", "lonely", "thirsty", "untamed", "last"],
    heads: ["junction", "hold-up", "duel", "canyon", "ranch", "chase", "trek", "saloon", "reward"],
    belongings: [...englishBelongings, "revenge", "justice"],
    origins: ["Texas", "canyon", "border", "Arizona", "dust-bowl", "prairie"],
    owners: ["sheriff", "outlaw", "blacksmith", "telegraphist", "drover"],
    settings: ["at high noon", "in the canyon", "on the rails", "at sundown"],
  },
};
