import { laurel } from "./props/laurel.ts";
import { racingFlag } from "./props/racing-flag.ts";
import { blaze } from "../scenes/blaze.ts";
import { sugarHills } from "../scenes/sugar-hills.ts";
import { dunes } from "../scenes/dunes.ts";
import { cloth } from "../scenes/cloth.ts";
import { curtain } from "../scenes/curtain.ts";
import { speedway } from "../scenes/speedway.ts";
import { skyline } from "../scenes/skyline.ts";
import { cloudscape } from "../scenes/cloudscape.ts";
import { sea } from "../scenes/sea.ts";
import { underwater } from "../scenes/underwater.ts";
import { type Bill, inAir, item } from "./bill.ts";

/** Tournaments 1 to 10, in order. */
export const tournamentBills: readonly Bill[] = [
  {
    palette: "cobalt",
    scene: speedway,
    back: "rays",
    items: [
      item(racingFlag, 116, -40, 1.4),
      item("seven", -104, 36, 1.25, -6),
      item("bar", 50, 108, 0.7),
    ],
  },
  {
    palette: "emerald",
    scene: curtain,
    back: "none",
    items: [inAir(laurel, 0, -34, 2.1), item("rouletteWheel", 0, 36, 1.5)],
  },
  {
    palette: "dusk",
    scene: cloudscape,
    back: "none",
    items: [item("trophy", 104, 40, 1.3), inAir("rocket", -92, -10, 1.5)],
  },
  {
    palette: "nile",
    scene: dunes,
    back: "none",
    take: 4,
    items: [item("pyramid", 66, -30, 1.7), item("scarab", -128, 76, 0.95)],
  },
  {
    palette: "lagoon",
    scene: sea,
    back: "none",
    items: [inAir("hook", 168, -76, 1.05), inAir("fish", -20, 6, 1.7, -12)],
  },
  {
    palette: "mint",
    scene: sugarHills,
    back: "none",
    items: [
      inAir("watermelon", 130, -60, 1.05),
      inAir("grapes", -176, -40, 0.9),
      item("lemon", 168, 96, 0.85),
      item("cherry", -20, 46, 1.35),
    ],
  },
  {
    palette: "blueFelt",
    scene: cloth,
    back: "none",
    items: [item("chips", 0, 128, 0.66), inAir("blackjackHand", 0, -16, 1.75)],
  },
  {
    palette: "deepSea",
    scene: underwater,
    back: "rays",
    items: [
      item("ruby", -180, 78, 0.62, -12),
      item("emerald", 190, 76, 0.6, 12),
      item("chest", 0, 18, 1.7),
    ],
  },
  {
    palette: "strait",
    scene: skyline,
    back: "none",
    take: 3,
    items: [item("bingoBowl", -10, 22, 1.7)],
  },
  {
    palette: "ember",
    scene: blaze,
    back: "star",
    items: [inAir("sabre", -10, 10, 2.1, -6), inAir("sunDisc", 0, 0, 1.05)],
  },
];
