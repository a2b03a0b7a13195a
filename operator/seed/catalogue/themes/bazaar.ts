import { englishColours, turkishColours } from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const bazaar: Theme = {
  categories: [29],
  share: { slot: 34, jackpot: 24 },
  subjects: [
    subject("coffee", "kahve", "coffee/-"),
    subject("coffee", "fincan", "coffee cup"),
    subject("tea", "çay", "tea/-"),
    subject("tea", "ince belli bardak|ince belli bardağ", "tea glass/tea glasses"),
    subject("lantern", "fener", "lantern"),
    subject("carpet", "halı", "carpet"),
    subject("carpet", "kilim", "kilim"),
    subject("ewer", "ibrik|ibriğ", "ewer"),
    subject("spices", "baharat|baharat", "spice"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "kırk yıllık", "sihirli", "el emeği", "göz nuru", "paha biçilmez",
      "kayıp",
    ],
    heads: [
      "çarşısı", "dükkânı", "keyfi", "sokağı", "hanı", "pazarı", "sohbeti", "molası", "ustası",
      "bedesteni",
    ],
    belongings: [
      "hatırı", "sırrı", "keyfi", "hikâyesi", "peşinde", "bereketi", "falı", "büyüsü", "rüyası",
    ],
    origins: [
      "Kapalıçarşı", "Mısır Çarşısı", "Uşak", "Rize", "Antep", "Hereke", "saray", "mahalle",
    ],
    owners: ["çaycı", "falcı", "halıcı", "bakırcı", "hancı", "çırak|çırağ"],
    settings: ["çarşıda", "handa", "tezgâhta", "avluda", "bedestende"],
  },
  en: {
    adjectives: [...englishColours, "magic", "handmade", "forty-year", "priceless", "long-lost"],
    heads: [
      "bazaar", "shop", "alley", "inn", "market", "break", "counter", "master", "arcade",
      "caravan",
    ],
    belongings: ["secret", "tale", "magic", "fortune", "blessing", "dream"],
    origins: ["Grand Bazaar", "Usak", "Rize", "Hereke", "palace", "corner"],
    owners: ["fortune-teller", "coppersmith", "innkeeper", "apprentice", "weaver"],
    settings: ["at the bazaar", "on the counter", "by the brazier", "in the alley"],
  },
};
