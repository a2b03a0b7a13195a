import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const jungle: Theme = {
  categories: [49],
  share: { slot: 38, jackpot: 28 },
  subjects: [
    subject("jadeMask", "maske", "mask"),
    subject("jadeMask", "orman maskesi+orman maskeleri", "forest mask"),
    subject("stepTemple", "tapınak|tapınağ", "temple"),
    subject("sunStone", "güneş taşı+güneş taşları", "sunstone"),
    subject("parrot", "ara papağanı+ara papağanları", "macaw"),
    subject("serpent", "tüylü yılan", "feathered serpent"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "kayıp", "unutulmuş", "gizli", "kadim", "dokunulmamış", "uyanan",
    ],
    heads: [
      "şehri", "laneti", "patikası", "töreni", "nehri", "kâşifi", "muhafızı", "çağrısı", "kapısı",
      "krallığı",
    ],
    belongings: [...turkishBelongings, "laneti", "muhafızı", "uyanışı", "kehaneti"],
    origins: ["Amazon", "Maya", "yağmur", "şelale", "And"],
    owners: ["kâşif", "şaman", "kral", "rehber", "botanikçi"],
    settings: ["ormanda", "şelalenin ardında", "yağmurda", "tapınakta"],
  },
  en: {
    adjectives: [
      ...englishColours, "long-lost", "forgotten", "hidden", "ancient", "untouched", "waking",
    ],
    heads: ["city", "curse", "path", "river", "guardian", "call", "gate", "ritual", "expedition"],
    belongings: [...englishBelongings, "curse", "guardian", "awakening", "prophecy"],
    origins: ["Orinoco", "Mayan", "rainforest", "Andean", "sun-god"],
    owners: ["explorer", "shaman", "botanist", "guide"],
    settings: ["behind the waterfall", "in the rain", "at the temple", "in the canopy"],
  },
};
