import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const east: Theme = {
  categories: [49],
  share: { slot: 36, jackpot: 34 },
  subjects: [
    subject("paperLantern", "kâğıt fener", "paper lantern"),
    subject("koi", "koi balığı+koi balıkları", "koi/koi"),
    subject("fan", "yelpaze", "fan"),
    subject("pagoda", "pagoda", "pagoda"),
    subject("luckyCat", "şans kedisi+şans kedileri", "beckoning cat"),
    subject("dragon", "ejder", "dragon"),
    subject("coin", "ipek kesesi+ipek keseleri", "silk purse"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "sekiz", "uykulu", "yüz yıllık", "ipekten", ["kiraz çiçekli", "pink"],
      "fısıldayan",
    ],
    heads: [
      "festivali", "bahçesi", "köprüsü", "çay evi", "dansı", "gölü", "tapınağı", "gecesi",
      "atölyesi", "yolu",
    ],
    belongings: [...turkishBelongings, "dansı", "fısıltısı", "gölgesi"],
    origins: ["Uzak Doğu", "bambu", "lotus", "yağmur", "kiraz çiçeği", "yeni yıl"],
    owners: ["imparatoriçe", "çay ustası", "samuray", "balıkçı", "kaligraf"],
    settings: ["bambu köprüde", "yağmurda", "çay evinde", "lotus gölünde"],
  },
  en: {
    adjectives: [
      ...englishColours, "eightfold", "sleepy", "hundred-year", "silken", ["blossoming", "pink"],
      "whispering",
    ],
    heads: [
      "festival", "garden", "bridge", "teahouse", "procession", "pond", "temple", "lane", "workshop",
    ],
    belongings: [...englishBelongings, "dance", "whisper"],
    origins: ["Far East", "bamboo", "lotus", "rain-season", "cherry-blossom", "new-moon"],
    owners: ["empress", "tea master", "samurai", "calligrapher"],
    settings: ["on the bamboo bridge", "in the rain", "at the teahouse"],
  },
};
