import { englishColours, turkishColours } from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const bingo: Theme = {
  categories: [26],
  share: { bingo: 1000 },
  subjects: [
    subject("bingoBalls", "tombala", "tombola/-"),
    subject("bingoBowl", "bingo", "bingo/-"),
    subject("bingoBalls", "çinko", "full house"),
    subject("bingoBowl", "doksan top|doksan top", "ninety-ball bingo/-"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "neşeli", ["gece yarısı", "night"], "hızlı", "büyük", "mahalleli",
      "cıvıl cıvıl",
    ],
    heads: [
      "bahçesi", "gecesi", "salonu", "bayramı", "meydanı", "vapuru", "sokağı", "kulübü", "çadırı",
      "sofrası",
    ],
    belongings: ["uğuru", "neşesi", "şansı", "gecesi", "bereketi"],
    origins: [
      "Ege", "Boğaz", "mahalle", "yılbaşı", "yazlık", "Moda", "lale", "nar", "fener", "martı",
      "ada", "panayır", "bayram", "liman", "vapur", "çınaraltı", "Kordon", "kiraz", "balon",
      "yıldız", "kış", "sahil", "bağ evi", "teras", "yayla",
    ],
    owners: ["komşu", "muhtar", "nine", "kaptan", "çaycı"],
    settings: ["çay bahçesinde", "vapurda", "yazlıkta", "mahallede", "kar altında"],
  },
  en: {
    adjectives: [
      ...englishColours, "jolly", ["midnight", "night"], "quick", "grand", "neighbourhood",
    ],
    heads: ["garden", "night", "hall", "square", "ferry", "street", "club", "tent", "party"],
    belongings: [],
    origins: [
      "Aegean", "Bosphorus", "tulip", "lantern", "cherry", "moonlight", "island", "fairground",
      "harbour", "summer-house", "New Year", "seaside", "balloon", "orchard", "starlight",
      "winter", "lighthouse",
    ],
    owners: ["neighbour", "mayor", "grandmother", "ferryman"],
    settings: ["on the ferry", "in the tea garden", "by the sea", "under the stars"],
  },
};
