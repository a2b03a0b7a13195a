import { englishColours, turkishColours } from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const cards: Theme = {
  categories: [20],
  share: { table: 470, slot: 8 },
  subjects: [
    subject("aces", "poker", "poker/-"),
    subject("blackjackHand", "blackjack+blackjack", "blackjack/-"),
    subject("blackjackHand", "yirmi bir", "twenty-one/-"),
    subject("aces", "bakara", "baccarat/-"),
    subject("aces", "as", "ace"),
    subject("jester", "joker", "joker"),
    subject("chips", "pişti", "card stack"),
    subject("chips", "fiş", "chip"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, ["gece yarısı", "night"], ["kadife", "red"], "hızlı", "büyük", "sessiz",
      "tek deste",
    ],
    heads: [
      "salonu", "masası", "kulübü", "gecesi", "köşkü", "kraliçesi", "locası", "ligi", "treni",
      "terası",
    ],
    belongings: [],
    origins: [
      "Pera", "Boğaz", "saray", "kadife", "Nişantaşı", "Büyükada", "opera", "kış bahçesi", "yat",
      "Orient", "Galata", "Kordon", "Tarabya", "Bebek",
    ],
    owners: [],
    settings: ["kadife salonda", "gece treninde", "locada", "terasta"],
  },
  en: {
    adjectives: [
      ...englishColours, ["midnight", "night"], ["damask", "red"], "quick", "hushed", "silent",
      "single-deck",
    ],
    heads: [
      "salon", "table", "club", "night", "pavilion", "lounge", "league", "express", "terrace",
    ],
    belongings: [],
    origins: [
      "Pera", "Bosphorus", "palace", "damask", "opera", "Galata", "winter-garden", "riverboat",
      "Tarabya", "island",
    ],
    owners: ["countess", "diplomat", "night porter", "colonel", "pianist"],
    settings: ["in the velvet room", "on the night train", "at the opera"],
  },
};
