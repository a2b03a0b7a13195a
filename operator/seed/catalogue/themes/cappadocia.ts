import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const cappadocia: Theme = {
  categories: [29],
  share: { slot: 26, jackpot: 16, crash: 70 },
  subjects: [
    subject("balloon", "balon", "balloon"),
    subject("chimneys", "peribacası+peribacaları", "fairy chimney"),
    subject("horse", "at|at", "horse"),
    subject("horse", "küheylan", "stallion"),
    subject("horse", "tay", "foal"),
  ],
  tr: {
    adjectives: [...turkishColours, "yedi renkli", "sessiz", "ilk", "göğe âşık", "hür", "rüzgârlı"],
    heads: [
      "vadisi", "uçuşu", "sabahı", "şenliği", "yarışı", "rüzgârı", "rotası", "ufku", "masalı",
    ],
    belongings: [...turkishBelongings, "yolculuğu", "ufku"],
    origins: ["Kapadokya", "Göreme", "Ürgüp", "Ihlara", "Avanos", "vadi", "şafak"],
    owners: ["pilot|pilot", "seyis", "çömlekçi", "rüzgâr", "yolcu"],
    settings: ["şafakta", "vadide", "bulutlarda", "gökyüzünde", "Göreme’de"],
  },
  en: {
    adjectives: [...englishColours, "silent", "first", "free", "windswept", "patchwork"],
    heads: ["valley", "flight", "sunrise", "festival", "race", "horizon", "lift-off", "meadow"],
    belongings: [...englishBelongings, "journey"],
    origins: ["Cappadocia", "Goreme", "Urgup", "valley", "daybreak"],
    owners: ["pilot", "potter", "stable boy", "wind", "passenger"],
    settings: ["at daybreak", "over the valley", "in the clouds", "above Goreme"],
  },
};
