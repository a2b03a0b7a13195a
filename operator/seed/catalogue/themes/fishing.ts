import { englishColours, turkishColours } from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const fishing: Theme = {
  categories: [17],
  share: { slot: 46, jackpot: 26 },
  subjects: [
    subject("fish", "balık|balığ", "fish/fish"),
    subject("fish", "levrek|levreğ", "sea bass/sea bass"),
    subject("fish", "lüfer", "bluefish/bluefish"),
    subject("fish", "palamut|palamud", "bonito/bonitos"),
    subject("fish", "orkinos", "tuna/tuna"),
    subject("fish", "çipura", "bream/bream"),
    subject("hook", "olta", "hook"),
    subject("boat", "kayık|kayığ", "rowboat"),
    subject("boat", "sandal", "dinghy/dinghies"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "kaçan", "inatçı", "büyük", "obur", "uykucu", "kurnaz", "tek gözlü",
    ],
    heads: [
      "avı", "mevsimi", "iskelesi", "bayramı", "sofrası", "akını", "yarışı", "kasabası", "limanı",
      "günlüğü",
    ],
    belongings: ["peşinde", "sırrı", "inadı", "dönüşü", "izinde", "şansı", "krallığı", "kaçışı"],
    origins: ["Boğaz", "Ege", "Karadeniz", "Marmara", "Ayvalık", "Sinop", "Foça", "göl"],
    owners: ["kaptan", "balıkçı", "reis", "dede", "lodosçu", "kıyı bekçisi"],
    settings: ["ağda", "lodosta", "sabaha karşı", "iskelede", "derinde"],
  },
  en: {
    adjectives: [
      ...englishColours, "runaway", "stubborn", "hungry", "big", "sleepy", "cunning", "one-eyed",
    ],
    heads: [
      "season", "pier", "derby", "supper", "run", "lagoon", "harbour", "diary", "tide", "creek",
    ],
    belongings: ["trail", "secret", "return", "escape", "luck", "tale"],
    origins: ["Bosphorus", "Aegean", "Black Sea", "Sinop", "lake", "north-wind"],
    owners: ["skipper", "captain", "fisherman", "grandfather", "gull"],
    settings: ["at first light", "in the net", "off the pier", "in deep water"],
  },
};
