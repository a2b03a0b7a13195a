import { fireworks } from "./props/fireworks.ts";
import { karoTile } from "./props/karo-tile.ts";
import { curtain } from "../scenes/curtain.ts";
import { pitch } from "../scenes/pitch.ts";
import { sunburst } from "../scenes/sunburst.ts";
import { dunes } from "../scenes/dunes.ts";
import { snowfield } from "../scenes/snowfield.ts";
import { tuffValley } from "../scenes/tuff-valley.ts";
import { skyline } from "../scenes/skyline.ts";
import { tiledHall } from "../scenes/tiled-hall.ts";
import { cloudscape } from "../scenes/cloudscape.ts";
import { underwater } from "../scenes/underwater.ts";
import { type Bill, inAir, item } from "./bill.ts";

/** Sliders 1 to 12, in order. */
export const sliderBills: readonly Bill[] = [
  {
    palette: "cobalt",
    scene: tiledHall,
    back: "star",
    items: [
      item("tulip", -182, 30, 1.15, -16),
      item("carnation", 186, 36, 1.1, 16),
      inAir(karoTile, 0, -6, 1.65),
    ],
  },
  {
    palette: "dawn",
    scene: tuffValley,
    back: "none",
    items: [
      item("chimneys", 176, 116, 1.15),
      inAir("balloon", -180, -96, 0.72, -4),
      inAir("balloon", 204, -96, 0.62, 4),
      inAir("balloon", -20, -4, 1.6),
    ],
  },
  {
    palette: "velvet",
    scene: curtain,
    back: "rays",
    items: [item("chips", -196, 96, 0.82), item("rouletteWheel", 26, 24, 2.05)],
  },
  {
    palette: "strait",
    scene: skyline,
    back: "none",
    take: 4,
    items: [item("isletTower", -110, 4, 1.5), item("ferry", 134, 96, 1.12)],
  },
  {
    palette: "turquoise",
    scene: sunburst,
    back: "disc",
    items: [
      inAir("lemon", -190, -24, 0.95, -10),
      inAir("diamond", 190, -30, 0.95, 10),
      item("cherry", -128, 110, 0.92),
      item("ruby", 150, 118, 0.62, 14),
      item("seven", 6, -10, 1.75),
    ],
  },
  {
    palette: "aegean",
    scene: cloudscape,
    back: "rays",
    items: [inAir("planet", 196, -132, 0.5), inAir("rocket", 14, -4, 1.95)],
  },
  {
    palette: "deepSea",
    scene: underwater,
    back: "none",
    items: [
      inAir("fish", -180, -84, 0.95, -6),
      inAir("turtle", 196, -96, 0.78, 16),
      item("chest", 16, 36, 1.7),
    ],
  },
  {
    palette: "felt",
    scene: pitch,
    back: "none",
    items: [item("trophy", 176, 6, 1.15), item("football", -36, 34, 1.55)],
  },
  {
    palette: "lapis",
    scene: sunburst,
    back: "star",
    items: [
      item("coin", -176, 106, 0.72),
      item("coin", 182, 108, 0.72),
      item("trophy", 0, -8, 1.8),
    ],
  },
  {
    palette: "duneNight",
    scene: dunes,
    back: "none",
    take: 3,
    items: [
      item("caravanserai", 156, -24, 1.3),
      item("camel", -120, 44, 1.4),
      item("palm", 250, 56, 0.9),
    ],
  },
  {
    palette: "emerald",
    scene: tiledHall,
    back: "rays",
    items: [item("chips", 164, 72, 1.05), item("aces", -40, 0, 1.8)],
  },
  {
    palette: "frost",
    scene: snowfield,
    back: "none",
    items: [
      inAir(fireworks, 130, -130, 1.1),
      item("fir", -90, 6, 1.65),
      item("gift", 122, 76, 0.95),
      item("bell", 216, 96, 0.62, 8),
    ],
  },
];
