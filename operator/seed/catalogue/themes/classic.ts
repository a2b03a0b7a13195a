import { englishColours, turkishColours } from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const classic: Theme = {
  categories: [8],
  share: { slot: 46, jackpot: 40 },
  subjects: [
    subject("seven", "yedili", "seven"),
    subject("bell", "çan", "bell"),
    subject("bell", "zil", "chime"),
    subject("bar", "bar", "bar"),
    subject("seven", "makara", "reel"),
    subject("coin", "jeton", "token"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, ["ateşli", "fire"], "parlak", "şanslı", "çifte", "klasik", "büyük",
      ["buz gibi", "snow"], ["gece", "night"],
    ],
    heads: [
      "salonu", "kulübü", "makinesi", "gecesi", "kralı", "fabrikası", "turu", "koleksiyonu",
      "atölyesi", "ritmi",
    ],
    belongings: ["gücü", "şansı", "dönüşü", "sesi", "krallığı", "yılları", "saati", "zaferi"],
    origins: ["Pera", "Beyoğlu", "liman", "gazino", "panayır", "sahil", "mahalle", "lunapark"],
    owners: ["usta", "krupiye", "gazinocu", "dayı", "makinist|makinist"],
    settings: ["panayırda", "gazinoda", "gece yarısı", "üç makarada", "sahilde"],
  },
  en: {
    adjectives: [
      ...englishColours, ["blazing", "fire"], "two-fold", "old-time", "grand",
      ["midnight", "night"], "polished", ["frosted", "snow"],
    ],
    heads: [
      "club", "parlour", "machine", "arcade", "line", "workshop", "collection", "boulevard",
      "rhythm", "ballroom",
    ],
    belongings: ["return", "luck", "ring", "kingdom", "glory"],
    origins: ["harbour", "Pera", "fairground", "seaside", "downtown", "corner"],
    owners: ["mechanic", "croupier", "uncle", "bandleader", "caretaker"],
    settings: ["at midnight", "by the sea", "on three reels", "at the fair", "in the lobby"],
  },
};
