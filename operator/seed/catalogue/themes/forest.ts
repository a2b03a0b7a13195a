import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const forest: Theme = {
  categories: [37],
  share: { slot: 44, jackpot: 26 },
  subjects: [
    subject("owl", "baykuş", "owl"),
    subject("wolf", "kurt|kurd", "wolf/wolves"),
    subject("bear", "ayı", "bear"),
    subject("fox", "tilki", "fox/foxes"),
    subject("stag", "geyik|geyiğ", "stag"),
    subject("mushroom", "mantar", "mushroom"),
    subject("bee", "arı", "bee"),
    subject("honeyJar", "bal", "honey/-"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, ["kara", "night"], "bilge", "vahşi", "uyuyan", "yalnız", "kurnaz",
      ["kutup", "snow"], "yaşlı",
    ],
    heads: [
      "ormanı", "yaylası", "gecesi", "kovuğu", "dağı", "şöleni", "patikası", "vadisi", "meclisi",
      "masalı",
    ],
    belongings: [...turkishBelongings, "yuvası", "bakışı", "ormanı"],
    origins: ["Toros", "Kaçkar", "Kars", "Uludağ", "Munzur", "Yenice", "yayla", "bozkır"],
    owners: ["oduncu", "çoban", "avcı", "ormancı", "kâhin"],
    settings: ["ormanda", "sisli vadide", "karda", "dolunayda", "kovukta"],
  },
  en: {
    adjectives: [
      ...englishColours, ["dusky", "night"], "wise", "wild", "sleeping", "lonely", "sly",
      ["snow", "snow"], "old",
    ],
    heads: [
      "hollow", "ridge", "moonrise", "feast", "valley", "council", "lodge", "trail", "thicket",
      "watch",
    ],
    belongings: [...englishBelongings, "gaze", "forest"],
    origins: ["Taurus", "Kars", "Ararat", "Black Forest", "highland", "birchwood"],
    owners: ["woodcutter", "shepherd", "ranger", "hermit", "oracle"],
    settings: ["in the forest", "in the mist", "under the full moon", "in the snow"],
  },
};
