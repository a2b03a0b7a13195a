import { englishColours, turkishColours } from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const boards: Theme = {
  categories: [20, 58],
  share: { table: 420, slot: 6 },
  subjects: [
    subject("tavla", "tavla", "backgammon/-"),
    subject("dice", "zar", "dice/-"),
    subject("dice", "barbut|barbut", "craps/-"),
    subject("okeyTiles", "okey", "okey/-"),
    subject("dice", "şeşbeş", "double six/double sixes"),
    subject("tavla", "mars", "gammon"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "usta işi", ["gece yarısı", "night"], "hızlı", "büyük", "eski usul",
    ],
    heads: [
      "masası", "kahvehanesi", "meydanı", "ligi", "ustası", "gecesi", "köşkü", "molası", "sofrası",
      "akademisi",
    ],
    belongings: [],
    origins: [
      "Kervansaray", "mahalle", "saray", "Ege", "Boğaz", "liman", "han", "çınaraltı", "Beyazıt",
      "Kordon", "Pera", "iskele", "Çeşme", "Moda",
    ],
    owners: ["dede", "usta", "vezir", "hancı", "kaptan", "muhtar", "kahveci"],
    settings: ["çınar altında", "kahvede", "handa", "gece yarısı"],
  },
  en: {
    adjectives: [...englishColours, ["midnight", "night"], "old-school", "quick", "grand"],
    heads: ["club", "table", "court", "league", "master", "night", "parlour", "academy", "terrace"],
    belongings: [],
    origins: [
      "caravanserai", "harbour", "palace", "Aegean", "Bosphorus", "Pera", "pier", "teahouse",
      "Moda", "courtyard",
    ],
    owners: ["grandfather", "vizier", "innkeeper", "skipper", "mayor"],
    settings: ["under the plane tree", "at the teahouse", "after midnight"],
  },
};
