import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const garden: Theme = {
  categories: [29],
  share: { slot: 32, jackpot: 24 },
  subjects: [
    subject("tulip", "lale", "tulip"),
    subject("carnation", "karanfil", "carnation"),
    subject("rose", "gül", "rose"),
    subject("rose", "gonca", "rosebud"),
    subject("sunflower", "ayçiçeği+ayçiçekleri", "sunflower"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, ["beyaz", "snow"], ["pembe", "pink"], "ilk", "son", "yaban", "gizemli",
      "nazlı",
    ],
    heads: [
      "bahçesi", "bayramı", "mevsimi", "şenliği", "köşkü", "sokağı", "rüzgârı", "yağmuru",
      "tarlası", "perisi",
    ],
    belongings: [...turkishBelongings, "kokusu", "tomurcuğu"],
    origins: ["İznik", "Emirgan", "Isparta", "Edirne", "Haliç", "Manisa", "saray", "bahar", "dağ"],
    owners: ["sultan", "bahçıvan", "gelin", "bülbül", "padişah", "nakkaş"],
    settings: ["bahçede", "avluda", "seherde", "nisanda", "pencerede"],
  },
  en: {
    adjectives: [
      ...englishColours, ["pink", "pink"], ["snow-white", "snow"], "last", "wild", "first", "shy",
    ],
    heads: ["garden", "season", "lane", "rain", "parade", "terrace", "weaver", "courtyard"],
    belongings: [...englishBelongings, "scent"],
    origins: ["Iznik", "Emirgan", "Golden Horn", "spring", "palace", "mountain", "moonlit"],
    owners: ["gardener", "sultan", "nightingale", "bride", "painter"],
    settings: [
      "in the courtyard", "at dawn", "in the April rain", "by the fountain", "under the arches",
    ],
  },
};
