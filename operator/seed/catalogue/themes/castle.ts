import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const castle: Theme = {
  categories: [31],
  share: { slot: 38, jackpot: 30 },
  subjects: [
    subject("castle", "kale", "castle"),
    subject("knightHelmet", "şövalye", "knight"),
    subject("dragon", "ejderha", "dragon"),
    subject("sabre", "kral kılıcı+kral kılıçları", "king’s blade"),
    subject("crown", "kral tacı+kral taçları", "king’s crown"),
    subject("knightHelmet", "zırh", "suit of armour/-"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, ["kara", "night"], "yenilmez", "sürgün", "uyuyan", "son",
      ["ateş soluyan", "fire"],
    ],
    heads: [
      "kuşatması", "kapısı", "yemini", "turnuvası", "efsanesi", "krallığı", "mağarası", "nöbeti",
      "burcu", "ordusu",
    ],
    belongings: [...turkishBelongings, "yemini", "öfkesi", "uykusu", "alevi"],
    origins: ["Rumeli", "Bodrum", "kara orman", "kuzey", "sınır", "krallık"],
    owners: ["kral", "kraliçe", "şövalye", "soytarı", "silahtar"],
    settings: ["kuşatmada", "burçta", "kara ormanda", "şafakta"],
  },
  en: {
    adjectives: [
      ...englishColours, ["ink-black", "night"], "unbeaten", "exiled", "sleeping", "last",
      ["fire-breathing", "fire"],
    ],
    heads: [
      "bulwark", "drawbridge", "vow", "tournament", "borderland", "hoard", "watch", "keep", "banner",
    ],
    belongings: [...englishBelongings, "oath", "fury", "sleep", "flame"],
    origins: ["Bodrum", "northern", "border", "black-forest", "mountain"],
    owners: ["king", "queen", "squire", "jester", "herald"],
    settings: ["under siege", "on the ramparts", "in the black forest", "at dawn"],
  },
};
