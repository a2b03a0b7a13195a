import { englishColours, turkishColours } from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const village: Theme = {
  categories: [29],
  share: { slot: 30, jackpot: 18 },
  subjects: [
    subject("windmill", "değirmen", "windmill"),
    subject("wheat", "başak|başağ", "wheat ear"),
    subject("wheat", "buğday", "wheat/-"),
    subject("ram", "koç|koç", "ram"),
    subject("goldenEgg", "yumurta", "egg"),
    subject("rooster", "horoz", "rooster"),
    subject("sunflower", "ay çekirdeği+ay çekirdekleri", "sunflower seed"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "bereketli", "inatçı", "yel", "cömert", "şafak", "erkenci",
    ],
    heads: [
      "hasadı", "tarlası", "köyü", "şenliği", "harmanı", "kümesi", "pazarı", "sofrası", "türküsü",
      "meydanı",
    ],
    belongings: ["bereketi", "sırrı", "mevsimi", "türküsü", "masalı", "uğuru", "dönüşü"],
    origins: ["Konya", "Trakya", "Alaçatı", "Bozcaada", "yayla", "Çukurova", "köy"],
    owners: ["muhtar", "değirmenci", "çoban", "nine", "bekçi"],
    settings: ["harmanda", "kümeste", "tarlada", "yaylada", "köy meydanında"],
  },
  en: {
    adjectives: [...englishColours, "bountiful", "stubborn", "generous", "early", "windblown"],
    heads: ["harvest", "field", "village", "fair", "threshing", "market", "supper", "song", "barn"],
    belongings: ["blessing", "secret", "season", "song", "tale", "return"],
    origins: ["Konya", "Thracian", "Alacati", "highland", "steppe", "island"],
    owners: ["miller", "mayor", "shepherd", "grandmother", "scarecrow"],
    settings: ["in the barn", "in the fields", "on the hill", "at harvest time"],
  },
};
