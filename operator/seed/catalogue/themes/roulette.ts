import { englishColours, turkishColours } from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const roulette: Theme = {
  categories: [20],
  share: { table: 260, instant: 40 },
  subjects: [
    subject("rouletteWheel", "rulet|rulet", "roulette/-"),
    subject("moneyWheel", "çark|çark", "wheel"),
    subject("moneyWheel", "şans çarkı+şans çarkları", "wheel of luck/-"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "hızlı", "çift toplu", ["gece yarısı", "night"], "büyük",
      ["kadife", "red"], "sessiz",
    ],
    heads: ["salonu", "masası", "gecesi", "meydanı", "kulübü", "terası", "ligi", "balosu"],
    belongings: [],
    origins: [
      "Avrupa", "Fransız", "Boğaz", "Pera", "saray", "Galata", "lodos", "poyraz", "çini", "lale",
      "Ege", "Nişantaşı", "kervan", "liman", "Moda", "opera",
    ],
    owners: ["kontes", "krupiye", "sultan", "diplomat|diplomat"],
    settings: ["kadife salonda", "gece yarısı", "terasta", "lunaparkta"],
  },
  en: {
    adjectives: [
      ...englishColours, "swift", "double-ball", ["midnight", "night"], "grand", ["velvet", "red"],
      "silent",
    ],
    heads: ["salon", "table", "night", "club", "terrace", "league", "ball", "royale"],
    belongings: [],
    origins: [
      "European", "French", "Bosphorus", "Pera", "palace", "Galata", "tile", "tulip", "Aegean",
      "caravan", "harbour", "opera", "north-wind",
    ],
    owners: ["croupier", "sultan", "diplomat", "duchess"],
    settings: ["after midnight", "on the terrace", "in the velvet room"],
  },
};
