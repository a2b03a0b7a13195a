import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const caravan: Theme = {
  categories: [29],
  share: { slot: 30, jackpot: 24 },
  subjects: [
    subject("camel", "deve", "camel"),
    subject("oilLamp", "kandil", "oil lamp"),
    subject("palm", "palmiye", "palm"),
    subject("palm", "hurma", "date palm"),
    subject("caravanserai", "kervansaray", "caravanserai"),
    subject("oilLamp", "sihirli lamba", "magic lamp"),
  ],
  tr: {
    adjectives: [...turkishColours, "kayıp", "son", "susuz", "gezgin", "bin yıllık", "saklı"],
    heads: [
      "kervanı", "yolu", "durağı", "masalı", "gecesi", "vahası", "rüzgârı", "kapısı", "pusulası",
      "çölü",
    ],
    belongings: [...turkishBelongings, "yolculuğu", "yükü", "bekçisi"],
    origins: ["İpek Yolu", "Sultanhanı", "Aksaray", "Harran", "Mardin", "çöl", "vaha"],
    owners: ["kervancı", "bezirgân", "seyyah", "derviş", "deveci", "hancı"],
    settings: ["çölde", "vahada", "kumlarda", "handa", "gün batımında"],
  },
  en: {
    adjectives: [
      ...englishColours, "long-lost", "last", "thirsty", "wandering", "thousand-year-old",
      "hidden",
    ],
    heads: ["caravan", "road", "halt", "wind", "mirage", "gate", "oasis", "market", "crossing"],
    belongings: [...englishBelongings, "journey", "burden", "keeper"],
    origins: ["Silk Road", "Harran", "Mardin", "desert", "oasis", "moonlit"],
    owners: ["merchant", "traveller", "dervish", "innkeeper", "caravan master"],
    settings: ["in the dunes", "at the oasis", "at sunset", "on the Silk Road"],
  },
};
