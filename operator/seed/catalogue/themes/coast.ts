import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const coast: Theme = {
  categories: [17],
  share: { slot: 34, jackpot: 24 },
  subjects: [
    subject("octopus", "ahtapot|ahtapot", "octopus/octopuses"),
    subject("lighthouse", "deniz feneri+deniz fenerleri", "lighthouse"),
    subject("dolphin", "yunus", "dolphin"),
    subject("turtle", "kaplumbağa", "turtle"),
    subject("crab", "yengeç|yengec", "crab"),
    subject("seahorse", "denizatı+denizatları", "seahorse"),
    subject("anchor", "çapa", "anchor"),
    subject("seagull", "martı", "seagull"),
    subject("boat", "yelkenli", "sailboat"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "kayıp", "yalnız", "gezgin", "bilge", "uyuyan", "neşeli", "dalgın",
    ],
    heads: [
      "koyu", "adası", "şarkısı", "plajı", "fırtınası", "yolculuğu", "kulübü", "dansı", "rotası",
      "sahili",
    ],
    belongings: [...turkishBelongings, "şarkısı", "yuvası", "hazinesi"],
    origins: ["Ege", "Kaş", "Bozcaada", "Marmara", "Datça", "mercan", "İztuzu", "kıyı"],
    owners: ["kaptan", "bekçi", "dalgıç|dalgıc", "denizci", "ada kedisi"],
    settings: ["kumsalda", "mercanda", "poyrazda", "dip suyunda", "ay ışığında"],
  },
  en: {
    adjectives: [...englishColours, "lonely", "wandering", "wise", "sleepy", "cheerful", "old"],
    heads: [
      "cove", "island", "song", "beach", "storm", "voyage", "reef", "waltz", "bay", "current",
    ],
    belongings: [...englishBelongings, "song", "nest", "treasure"],
    origins: ["Aegean", "coral", "Kas", "moonlit", "salt-wind", "lagoon"],
    owners: ["captain", "keeper", "diver", "sailor", "mermaid"],
    settings: ["on the reef", "at low tide", "in the moonlight", "by the breakwater"],
  },
};
