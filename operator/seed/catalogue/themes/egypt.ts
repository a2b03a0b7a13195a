import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const egypt: Theme = {
  categories: [12],
  share: { slot: 58, jackpot: 40 },
  subjects: [
    subject("pyramid", "piramit|piramid", "pyramid"),
    subject("scarab", "skarabe", "scarab"),
    subject("pharaoh", "firavun", "pharaoh"),
    subject("eyeOfRiver", "nehir gözü+nehir gözleri", "river eye"),
    subject("templeCat", "tapınak kedisi+tapınak kedileri", "temple cat"),
    subject("pharaoh", "ölüm maskesi+ölüm maskeleri", "burial mask"),
    subject("scarab", "tılsım", "talisman"),
    subject("pyramid", "lahit|lahd", "tomb"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "kayıp", "mühürlü", "ölümsüz", "unutulmuş", ["lanetli", "night"], "kadim",
    ],
    heads: [
      "mezarı", "laneti", "kapısı", "hazinesi", "odası", "vadisi", "tapınağı", "mührü",
      "parşömeni", "nöbeti",
    ],
    belongings: [...turkishBelongings, "laneti", "mührü", "uyanışı", "gözyaşı", "krallığı"],
    origins: ["Nil", "İskenderiye", "Teb", "Luksor", "kum", "güneş", "çöl"],
    owners: ["firavun", "kâtip|kâtib", "rahip|rahib", "kraliçe", "kâşif", "mezar bekçisi"],
    settings: ["Nil’de", "kum fırtınasında", "gün doğarken", "mezarda"],
  },
  en: {
    adjectives: [
      ...englishColours, "long-lost", "sealed", "deathless", "forgotten", ["ill-starred", "night"],
      "sunken",
    ],
    heads: [
      "chamber", "reckoning", "gate", "vault", "valley", "temple", "seal", "scroll", "watch",
      "dynasty",
    ],
    belongings: [...englishBelongings, "reckoning", "seal", "awakening", "tear", "throne"],
    origins: ["Nile", "Theban", "Luxor", "desert", "sun-court", "delta"],
    owners: ["scribe", "priestess", "queen", "explorer", "tomb keeper"],
    settings: ["on the Nile", "in the sandstorm", "at sunrise", "beneath the sand"],
  },
};
