import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const safari: Theme = {
  categories: [37],
  share: { slot: 40, jackpot: 26 },
  subjects: [
    subject("lion", "aslan", "lion"),
    subject("tiger", "kaplan", "tiger"),
    subject("elephant", "fil", "elephant"),
    subject("giraffe", "zürafa", "giraffe"),
    subject("lion", "yele", "mane"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "vahşi", "sessiz", ["kral soylu", "gold"], "sabırlı", "unutmayan", "genç",
      "yaralı",
    ],
    heads: [
      "savanı", "krallığı", "göçü", "sürüsü", "diyarı", "gecesi", "vahası", "nehri", "yolu",
      "şafağı",
    ],
    belongings: [...turkishBelongings, "kükreyişi", "tahtı", "ayak izi", "krallığı"],
    origins: ["Afrika", "Bengal", "Serengeti", "savan", "Hint", "muson"],
    owners: ["izci", "kâşif", "mihrace", "doktor", "rehber"],
    settings: ["savanda", "nehir kıyısında", "muson yağmurunda", "gün batımında"],
  },
  en: {
    adjectives: [
      ...englishColours, "wild", "silent", ["royal", "gold"], "patient", "young", "scarred",
    ],
    heads: [
      "savanna", "domain", "migration", "herd", "river", "dusk", "watering hole", "plains",
      "dynasty",
    ],
    belongings: [...englishBelongings, "roar", "throne", "footprint"],
    origins: ["African", "Bengal", "Serengeti", "monsoon", "Kalahari"],
    owners: ["tracker", "explorer", "maharaja", "ranger"],
    settings: ["on the savanna", "by the river", "in the monsoon", "at sundown"],
  },
};
