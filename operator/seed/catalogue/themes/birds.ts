import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const birds: Theme = {
  categories: [37],
  share: { slot: 34, jackpot: 18 },
  subjects: [
    subject("eagle", "kartal", "eagle"),
    subject("stork", "leylek|leyleğ", "stork"),
    subject("rooster", "horoz", "rooster"),
    subject("parrot", "papağan", "parrot"),
    subject("seagull", "martı", "seagull"),
    subject("owl", "puhu", "eagle owl"),
    subject("peacock", "tavus", "peacock"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "göçmen", "inatçı", "hür", "geveze", "yalnız", "erkenci", "çift başlı",
    ],
    heads: [
      "yuvası", "göçü", "bacası", "zirvesi", "şafağı", "konağı", "korosu", "adası", "rotası",
      "tüyü",
    ],
    belongings: [...turkishBelongings, "kanadı", "yuvası", "ötüşü", "göçü"],
    origins: ["Toros", "Manyas", "Denizli", "Boğaz", "Eskikaraağaç", "bozkır", "dağ"],
    owners: ["muhtar", "kâşif", "çoban", "kaptan", "bacacı"],
    settings: ["bacada", "zirvede", "göç yolunda", "şafakta", "damda"],
  },
  en: {
    adjectives: [
      ...englishColours, "migrant", "stubborn", "free", "chatty", "lonely", "early", "two-headed",
    ],
    heads: [
      "nest", "migration", "chimney", "summit", "chorus", "island", "feather", "roost", "dawn",
    ],
    belongings: [...englishBelongings, "wing", "nest", "song"],
    origins: ["Taurus", "Manyas", "Denizli", "Bosphorus", "steppe", "cliff-top"],
    owners: ["mayor", "ornithologist", "shepherd", "chimney sweep"],
    settings: ["on the chimney", "at the summit", "at daybreak", "on the rooftop"],
  },
};
