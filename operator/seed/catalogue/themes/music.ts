import { englishColours, turkishColours } from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const music: Theme = {
  categories: [46],
  share: { slot: 34, jackpot: 18 },
  subjects: [
    subject("microphone", "mikrofon", "microphone"),
    subject("saz", "saz", "saz/-"),
    subject("saz", "bağlama", "lute"),
    subject("drum", "davul", "drum"),
    subject("discoBall", "disko", "disco"),
    subject("guitar", "gitar", "guitar"),
    subject("fan", "kantocu", "cabaret star"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "çılgın", ["gece mavisi", "night"], "akustik", "son", "kırık", "parlak",
    ],
    heads: [
      "gecesi", "sahnesi", "düğünü", "orkestrası", "turnesi", "kulübü", "meyhanesi", "plağı",
      "resitali",
    ],
    belongings: ["sesi", "ritmi", "dönüşü", "büyüsü", "gecesi", "nağmesi", "peşinde", "rüyası"],
    origins: ["Pera", "Anadolu", "Beyoğlu", "Ege", "Harbiye", "plaj", "Roman"],
    owners: ["assolist|assolist", "âşık|âşığ", "davulcu", "kemancı", "plakçı", "gazinocu"],
    settings: ["sahnede", "düğünde", "gazinoda", "açık havada", "plak evinde"],
  },
  en: {
    adjectives: [
      ...englishColours, "wild", ["midnight", "night"], "acoustic", "last", "broken", "sparkling",
    ],
    heads: ["night", "stage", "wedding", "orchestra", "tour", "club", "record", "recital", "revue"],
    belongings: ["voice", "rhythm", "return", "magic", "song"],
    origins: ["Pera", "Anatolian", "Aegean", "open-air", "seaside", "boulevard"],
    owners: ["diva", "troubadour", "drummer", "violinist", "record dealer"],
    settings: ["on stage", "at the wedding", "under the stars", "at the jazz club"],
  },
};
