import { subject, type Theme } from "./theme.ts";

export const winter: Theme = {
  categories: [43],
  share: { slot: 36, jackpot: 24 },
  subjects: [
    subject("fir", "çam", "fir"),
    subject("snowflake", "kar tanesi+kar taneleri", "snowflake"),
    subject("snowman", "kardan adam", "snowman/snowmen"),
    subject("gift", "hediye", "gift"),
    subject("penguin", "penguen", "penguin"),
    subject("bell", "kızak çanı+kızak çanları", "sleigh bell"),
    subject("polarBear", "kutup ayısı+kutup ayıları", "polar bear"),
  ],
  tr: {
    adjectives: [
      ["altın", "gold"], ["gümüş", "silver"], ["beyaz", "snow"], "ilk", ["kristal", "snow"],
      ["kızıl", "red"], "uykulu", "üşengeç", "kayıp",
    ],
    heads: [
      "masalı", "gecesi", "köyü", "şenliği", "kızağı", "fırtınası", "yolculuğu", "bahçesi",
      "balosu", "pazarı",
    ],
    belongings: ["rüyası", "masalı", "hediyesi", "sırrı", "dönüşü", "peşinde", "şarkısı", "gecesi"],
    origins: ["Uludağ", "Erzurum", "Kars", "Palandöken", "kutup", "yılbaşı", "Abant", "dağ"],
    owners: ["kar kraliçesi", "kızakçı", "nine", "postacı", "oduncu"],
    settings: ["kar altında", "Uludağ’da", "buzda", "yılbaşı gecesi", "ocak başında"],
  },
  en: {
    adjectives: [
      ["gilded", "gold"], ["silver-bright", "silver"], ["white", "snow"], "first",
      ["crystal", "snow"], ["crimson", "red"], "drowsy", "long-lost",
    ],
    heads: [
      "tale", "night", "village", "festival", "sleigh", "blizzard", "journey", "ball", "market",
    ],
    belongings: ["dream", "tale", "gift", "secret", "return", "song"],
    origins: ["Uludag", "Erzurum", "polar", "New Year", "alpine", "Abant", "northern"],
    owners: ["snow queen", "sleigh driver", "postman", "woodcutter"],
    settings: ["in the snow", "on the ice", "by the fireside", "on New Year’s Eve"],
  },
};
