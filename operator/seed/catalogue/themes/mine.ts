import { subject, type Theme } from "./theme.ts";

export const mine: Theme = {
  categories: [49],
  share: { slot: 36, jackpot: 34, instant: 100 },
  subjects: [
    subject("pickaxe", "kazma", "pickaxe"),
    subject("goldNugget", "külçe", "nugget"),
    subject("dynamite", "dinamit|dinamit", "dynamite/-"),
    subject("minecart", "vagon", "minecart"),
    subject("goldNugget", "cevher", "ore/-"),
    subject("lantern", "madenci feneri+madenci fenerleri", "miner’s lamp"),
  ],
  tr: {
    adjectives: [
      ["altın", "gold"], ["gümüş", "silver"], "derin", "terk edilmiş", "çılgın", ["kara", "night"],
      "son", ["patlayan", "fire"],
    ],
    heads: [
      "damarı", "ocağı", "tüneli", "kampı", "treni", "patlaması", "kasabası", "vardiyası",
      "kuyusu", "haritası",
    ],
    belongings: ["peşinde", "sırrı", "uğuru", "dönüşü", "yankısı", "laneti", "ışığı"],
    origins: ["Zonguldak", "Gümüşhane", "dağ", "Alaska", "yeraltı", "nehir"],
    owners: ["madenci", "ustabaşı", "cüce", "kâşif", "sarraf"],
    settings: ["yeraltında", "vardiyada", "tünelde", "nehir yatağında"],
  },
  en: {
    adjectives: [
      ["gilded", "gold"], ["silver-bright", "silver"], "deep", "abandoned", "reckless",
      ["black", "night"], "last", ["bursting", "fire"],
    ],
    heads: [
      "vein", "shaft", "tunnel", "camp", "railway", "blast", "shift", "claim", "rush", "seam",
    ],
    belongings: ["trail", "secret", "return", "echo", "curse"],
    origins: ["Gumushane", "Alaskan", "mountain", "riverbed", "underground"],
    owners: ["prospector", "foreman", "dwarf", "assayer"],
    settings: ["underground", "on the night shift", "in the tunnel", "in the riverbed"],
  },
};
