import { englishColours, turkishColours } from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const fruit: Theme = {
  categories: [14],
  share: { slot: 64, jackpot: 34 },
  subjects: [
    subject("cherry", "kiraz", "cherry/cherries"),
    subject("cherry", "vişne", "sour cherry/sour cherries"),
    subject("lemon", "limon", "lemon"),
    subject("orange", "portakal", "orange"),
    subject("orange", "mandalina", "tangerine"),
    subject("grapes", "üzüm", "grape"),
    subject("watermelon", "karpuz", "watermelon"),
    subject("pomegranate", "nar", "pomegranate"),
    subject("fig", "incir", "fig"),
    subject("strawberry", "çilek|çileğ", "strawberry/strawberries"),
    subject("plum", "erik|eriğ", "plum"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "tatlı", "olgun", "neşeli", "kaçak", "çılgın", ["buzlu", "snow"], "ilk",
      "taze",
    ],
    heads: [
      "bahçesi", "pazarı", "şenliği", "tezgâhı", "hasadı", "şerbeti", "yağmuru", "karnavalı",
      "meydanı", "kasası",
    ],
    belongings: ["bereketi", "mevsimi", "dönüşü", "peşinde", "sırrı", "şansı", "rüyası", "çağı"],
    origins: [
      "Ege", "Bodrum", "Finike", "Amasya", "Bursa", "Datça", "Aydın", "yayla", "yaz", "bostan",
    ],
    owners: ["manav", "komşu", "nine", "bahçıvan", "muhtar"],
    settings: ["pazarda", "dalında", "sepette", "bahçede", "buzda"],
  },
  en: {
    adjectives: [
      ...englishColours, "ripe", "jolly", "runaway", "sunny", ["frosty", "snow"], "sweet",
      "stubborn", ["electric", "blue"],
    ],
    heads: [
      "market", "orchard", "picking", "stall", "sherbet", "parade", "crate", "alley", "picnic",
      "festival",
    ],
    belongings: ["secret", "season", "return", "dream", "fortune", "luck"],
    origins: ["Aegean", "Datca", "village", "summer", "hillside", "harbour"],
    owners: ["greengrocer", "neighbour", "grandmother", "gardener", "mayor"],
    settings: ["on ice", "in the basket", "at the market", "in the sun", "on the branch"],
  },
};
