import {
  englishBelongings,
  englishColours,
  turkishBelongings,
  turkishColours,
} from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const magic: Theme = {
  categories: [31],
  share: { slot: 40, jackpot: 28 },
  subjects: [
    subject("potion", "iksir", "potion"),
    subject("spellbook", "büyü kitabı+büyü kitapları", "spellbook"),
    subject("crystalBall", "kristal küre", "crystal ball"),
    subject("wizardHat", "büyücü", "wizard"),
    subject("crescent", "hilal^", "crescent"),
    subject("templeCat", "kara kedi", "black cat"),
    subject("palaceKey", "sihirli anahtar", "magic key"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "fısıldayan", "kayıp", "yasak", "mor", "uykusuz", "dalgın",
      ["gece yarısı", "night"],
    ],
    heads: [
      "okulu", "kulesi", "gecesi", "dükkânı", "ormanı", "tarifi", "sınavı", "aynası", "kapısı",
      "kazanı",
    ],
    belongings: [...turkishBelongings, "tarifi", "laneti", "çırağı"],
    origins: ["ay", "gece", "orman", "kule", "Kaf Dağı", "sis", "yasak"],
    owners: ["büyücü", "cadı", "simyacı", "çırak|çırağ", "kâhin"],
    settings: ["dolunayda", "kulede", "kazanda", "gece yarısı", "yasak ormanda"],
  },
  en: {
    adjectives: [
      ...englishColours, "whispering", "long-lost", "forbidden", "sleepless", "absent-minded",
      ["midnight", "night"],
    ],
    heads: [
      "academy", "tower", "night", "shop", "forest", "recipe", "exam", "mirror", "cauldron",
      "attic",
    ],
    belongings: [...englishBelongings, "recipe", "curse", "apprentice"],
    origins: ["moonlit", "midnight", "forest", "mist-bound", "forbidden"],
    owners: ["sorceress", "witch", "alchemist", "apprentice", "oracle"],
    settings: ["under the full moon", "in the tower", "in the cauldron", "at midnight"],
  },
};
