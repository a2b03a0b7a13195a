import type { Adjective } from "./theme.ts";

/** Colours that go with nearly everything, and what they promise of the picture. */
export const turkishColours: readonly Adjective[] = [
  ["altın", "gold"],
  ["gümüş", "silver"],
  ["kızıl", "red"],
  ["mavi", "blue"],
  ["turkuaz", "turquoise"],
  ["zümrüt", "green"],
];

export const englishColours: readonly Adjective[] = [
  ["gilded", "gold"],
  ["silver-bright", "silver"],
  ["vermilion", "red"],
  ["cobalt", "blue"],
  ["turquoise", "turquoise"],
  ["moss-green", "green"],
];

export const turkishBelongings = [
  "sırrı", "rüyası", "efsanesi", "mirası", "uğuru", "ışığı", "gölgesi", "dönüşü", "peşinde", "izinde",
  "hediyesi", "masalı", "büyüsü", "çağrısı", "hikâyesi", "serveti", "gecesi", "şansı",
] as const;

export const englishBelongings = [
  "secret", "dream", "legend", "legacy", "fortune", "shadow", "return", "trail", "gift", "tale", "charm", "call", "night", "promise",
] as const;
