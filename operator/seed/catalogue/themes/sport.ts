import { englishColours, turkishColours } from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const sport: Theme = {
  categories: [46],
  share: { slot: 34, jackpot: 16 },
  subjects: [
    subject("football", "meşin yuvarlak|meşin yuvarlağ", "football"),
    subject("basketball", "basket topu+basket topları", "basketball"),
    subject("trophy", "kupa", "trophy/trophies"),
    subject("boxingGlove", "eldiven", "boxing glove"),
    subject("trophy", "şampiyon", "champion"),
    subject("football", "golcü", "striker"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "son dakika", ["şampiyonluk", "gold"], "yenilmez", "sahipsiz", "efsane",
      "mahalleli",
    ],
    heads: [
      "ligi", "finali", "maçı", "derbisi", "turnuvası", "tribünü", "sezonu", "antrenmanı",
      "gecesi",
    ],
    belongings: ["zaferi", "dönüşü", "peşinde", "efsanesi", "rüyası", "tutkusu", "finali"],
    origins: ["Anadolu", "mahalle", "sahil", "stadyum", "sokak", "Trakya", "gençlik"],
    owners: ["kaptan", "hoca", "kaleci", "antrenör", "çaylak|çaylağ", "santrfor"],
    settings: ["uzatmada", "tribünde", "son dakikada", "toprak sahada"],
  },
  en: {
    adjectives: [...englishColours, "last-minute", "unbeaten", "legendary", "underdog", "sunday"],
    heads: ["league", "showdown", "derby", "tournament", "terrace", "season", "training", "night"],
    belongings: ["glory", "return", "dream", "legend", "final"],
    origins: ["Anatolian", "seaside", "stadium", "street", "hometown"],
    owners: ["captain", "coach", "goalkeeper", "rookie", "underdog"],
    settings: ["in extra time", "on the terraces", "in the last minute"],
  },
};
