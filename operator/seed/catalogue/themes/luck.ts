import { englishColours, turkishColours } from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const luck: Theme = {
  categories: [8],
  share: { slot: 26, jackpot: 30, instant: 30 },
  subjects: [
    subject("nazar", "nazar boncuğu+nazar boncukları", "nazar bead"),
    subject("horseshoe", "nal", "horseshoe"),
    subject("clover", "yonca", "clover"),
    subject("ladybird", "uğur böceği+uğur böcekleri", "ladybird"),
    subject("nazar", "muska", "amulet"),
    subject("coin", "uğur parası+uğur paraları", "lucky penny/lucky pennies"),
  ],
  tr: {
    adjectives: [...turkishColours, "uğurlu", "kutlu", "büyük", "küçük", "kayıp", "yedi renkli"],
    heads: [
      "dükkânı", "bahçesi", "bayramı", "yağmuru", "kapısı", "yolu", "günü", "avcısı", "çarşısı",
    ],
    belongings: ["uğuru", "şansı", "gücü", "koruması", "sırrı", "hediyesi", "peşinde", "bereketi"],
    origins: ["Görece", "Ege", "kapı", "bahçe", "köy", "eşik", "pazar"],
    owners: ["nine", "camcı", "nalbant|nalband", "komşu", "çoban", "gelin"],
    settings: ["kapıda", "eşikte", "bahçede", "avuçta", "cepte"],
  },
  en: {
    adjectives: [...englishColours, "little", "long-lost", "seven-coloured", "blessed", "grand"],
    heads: ["shop", "meadow", "doorway", "path", "hunter", "rain", "pocket", "morning"],
    belongings: ["luck", "power", "secret", "blessing", "gift"],
    origins: ["Aegean", "village", "meadow", "doorstep"],
    owners: ["glassblower", "blacksmith", "grandmother", "shepherd", "bride"],
    settings: ["on the door", "in the pocket", "in the meadow", "at the threshold"],
  },
};
