import { englishColours, turkishColours } from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const scratch: Theme = {
  categories: [61],
  share: { instant: 700 },
  subjects: [
    subject("ticket", "kazı kazan", "scratch card"),
    subject("ticket", "bilet|bilet", "ticket"),
    subject("ticket", "piyango bileti+piyango biletleri", "lottery ticket"),
    subject("coin", "yazı tura", "coin toss/coin tosses"),
    subject("dynamite", "mayın tarlası+mayın tarlaları", "minefield"),
    subject("palaceKey", "kilit|kilid", "lock"),
    subject("gift", "sürpriz kutusu+sürpriz kutuları", "mystery box/mystery boxes"),
  ],
  tr: {
    adjectives: [...turkishColours, "uğurlu", "çifte", "hızlı", "sürpriz", "son", "üç renkli"],
    heads: ["gişesi", "bayii", "yağmuru", "günü", "kulübesi", "köşesi", "şansı", "bayramı"],
    belongings: ["şansı", "sürprizi", "uğuru", "peşinde"],
    origins: [
      "lale", "kiraz", "yılbaşı", "Ege", "mahalle", "balon", "çarşı", "panayır", "nar", "define",
      "elmas", "bayram", "köşe başı", "yıldız",
    ],
    owners: ["bayi", "komşu", "gişeci", "postacı", "kâşif"],
    settings: ["cepte", "köşe başında", "panayırda", "gişede"],
  },
  en: {
    adjectives: [
      ...englishColours, "lucky", "double", "quick", "surprise", "last", "three-coloured",
    ],
    heads: ["kiosk", "booth", "rain", "corner", "counter", "club", "holiday"],
    belongings: [],
    origins: [
      "tulip", "cherry", "New Year", "Aegean", "corner-shop", "balloon", "fairground", "treasure",
      "diamond", "starlit",
    ],
    owners: ["neighbour", "postman", "shopkeeper", "explorer"],
    settings: ["in the pocket", "at the fair", "on the corner"],
  },
};
