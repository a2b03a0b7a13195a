import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const city: Theme = {
  categories: [29],
  share: { slot: 30, jackpot: 18 },
  subjects: [
    subject("stoneTower", "kule", "tower"),
    subject("isletTower", "ada kulesi+ada kuleleri", "islet tower"),
    subject("ferry", "vapur", "ferry/ferries"),
    subject("tram", "tramvay", "tram"),
    subject("seagull", "martı", "gull"),
    subject("lantern", "sokak feneri+sokak fenerleri", "street lamp"),
    subject("simit", "simitçi", "simit seller"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "son", "ilk", "nostaljik", ["gece yarısı", "night"], "sisli", "kaçırılan",
      ["erguvani", "pink"],
    ],
    heads: [
      "iskelesi", "seferi", "durağı", "gecesi", "sokağı", "manzarası", "hattı", "türküsü",
      "akşamı", "yokuşu",
    ],
    belongings: [...turkishBelongings, "manzarası", "türküsü", "düdüğü", "yolcusu"],
    origins: ["Galata", "Kadıköy", "Üsküdar", "Moda", "Beyoğlu", "Haliç", "Boğaz", "İstiklal"],
    owners: ["çımacı", "vatman", "kaptan", "simitçi", "bekçi"],
    settings: ["sisli sabahta", "iskelede", "Galata’da", "lodosta", "son seferde"],
  },
  en: {
    adjectives: [
      ...englishColours, "last", "first", "nostalgic", ["midnight", "night"], "foggy",
      ["judas-pink", "pink"],
    ],
    heads: [
      "pier", "crossing", "stop", "night", "street", "view", "line", "ballad", "evening", "hill",
    ],
    belongings: [...englishBelongings, "view", "ballad", "whistle", "passenger"],
    origins: ["Galata", "Kadikoy", "Uskudar", "Moda", "Golden Horn", "Bosphorus"],
    owners: ["deckhand", "tram driver", "captain", "gull", "clockmaker"],
    settings: ["in the fog", "at the pier", "over Galata", "on the last crossing"],
  },
};
