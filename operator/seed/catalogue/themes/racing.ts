import { englishColours, turkishColours } from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const racing: Theme = {
  categories: [23],
  share: { crash: 170, slot: 14 },
  subjects: [
    subject("raceCar", "yarış arabası+yarış arabaları", "racing car"),
    subject("raceHelmet", "kask|kask", "helmet"),
    subject("raceCar", "roket araba", "rocket car"),
    subject("raceCar", "spor araba", "roadster"),
    subject("horse", "yarış atı+yarış atları", "racehorse"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "hızlı", "çılgın", "frensiz", "son", ["gece", "night"], "inatçı",
    ],
    heads: [
      "yarışı", "turu", "pisti", "kupası", "molası", "virajı", "ligi", "kovalamacası", "rekoru",
    ],
    belongings: ["hızı", "dönüşü", "peşinde", "zaferi", "son turu", "virajı"],
    origins: ["sahil yolu", "Ankara", "Bağdat Caddesi", "gece", "şehir", "yokuş"],
    owners: ["usta", "şampiyon", "makinist|makinist", "çırak|çırağ", "yarışçı"],
    settings: ["son virajda", "gece yarısı", "yokuşta", "tam gazda"],
  },
  en: {
    adjectives: [
      ...englishColours, "speedy", "reckless", "brakeless", "last", ["midnight", "night"],
      "stubborn",
    ],
    heads: ["lap", "sprint", "circuit", "chase", "cup", "bend", "league", "record", "pit stop"],
    belongings: ["speed", "return", "glory", "final lap"],
    origins: ["coast-road", "hillclimb", "downtown", "boulevard"],
    owners: ["champion", "mechanic", "apprentice", "rival"],
    settings: ["on the last bend", "at midnight", "at full throttle"],
  },
};
