import { bankCard } from "./props/bank-card.ts";
import { cake } from "./props/cake.ts";
import { cushion } from "./props/cushion.ts";
import { fallingLeaves } from "./props/falling-leaves.ts";
import { phone } from "./props/phone.ts";
import { risingTickets } from "./props/rising-tickets.ts";
import { vaultDoor } from "./props/vault-door.ts";
import { cave } from "../scenes/cave.ts";
import { forest } from "../scenes/forest.ts";
import { curtain } from "../scenes/curtain.ts";
import { pitch } from "../scenes/pitch.ts";
import { sunburst } from "../scenes/sunburst.ts";
import { skyline } from "../scenes/skyline.ts";
import { tiledHall } from "../scenes/tiled-hall.ts";
import { bazaar } from "../scenes/bazaar.ts";
import { sea } from "../scenes/sea.ts";
import { type Bill, inAir, item } from "./bill.ts";

/** Promotions 1 to 12, in order. */
export const promotionBills: readonly Bill[] = [
  {
    palette: "iznik",
    scene: sunburst,
    back: "none",
    items: [
      inAir("coin", -150, -92, 0.6, -12),
      inAir("coin", 158, -110, 0.7, 10),
      item("gift", 0, 24, 1.75),
    ],
  },
  {
    palette: "ruby",
    scene: sunburst,
    back: "disc",
    items: [
      inAir("ticket", -96, -86, 0.95, -14),
      item("chips", 150, 78, 0.8),
      inAir("dice", -4, 30, 1.35),
    ],
  },
  {
    palette: "saffron",
    scene: cave,
    back: "none",
    items: [item("coin", -176, 116, 0.6), item(vaultDoor, 16, 0, 1.8)],
  },
  {
    palette: "velvet",
    scene: curtain,
    back: "none",
    items: [
      inAir("coin", -120, -146, 0.52, -20),
      inAir("coin", 26, -176, 0.6),
      inAir("coin", 160, -130, 0.66, 20),
      item("rouletteWheel", 10, 56, 1.8),
    ],
  },
  {
    palette: "felt",
    scene: pitch,
    back: "none",
    items: [item(risingTickets, 92, -24, 1.45), item("football", -96, 68, 1.1)],
  },
  {
    palette: "tea",
    scene: bazaar,
    back: "none",
    items: [item("tea", -92, 18, 1.4), item("tea", 116, 34, 1.4), item("simit", 14, 138, 0.5)],
  },
  {
    palette: "strait",
    scene: skyline,
    back: "none",
    take: 4,
    items: [
      item("seven", -120, 40, 1.2, -8),
      item("seven", 116, 40, 1.2, 8),
      item("seven", 0, 14, 1.5),
    ],
  },
  {
    palette: "rosewood",
    scene: tiledHall,
    back: "rays",
    items: [
      inAir("lantern", -184, -96, 0.75),
      inAir("lantern", 188, -110, 0.85),
      item(cake, 0, 30, 1.65),
    ],
  },
  {
    palette: "nebula",
    scene: sunburst,
    back: "disc",
    items: [inAir(bankCard, 96, -54, 1.1), item("coin", 132, 100, 0.8), inAir(phone, -70, 10, 1.5)],
  },
  {
    palette: "lapis",
    scene: curtain,
    back: "rays",
    items: [
      item(cushion, 0, 76, 1.75),
      item("crown", 0, -10, 1.45),
      item("diamond", 178, 118, 0.55),
    ],
  },
  {
    palette: "orchard",
    scene: forest,
    back: "none",
    items: [
      item("mushroom", -136, 92, 0.75),
      item("stag", -6, 18, 1.5),
      inAir(fallingLeaves, 164, -20, 1.15),
      inAir(fallingLeaves, -186, -110, 0.7, 40),
    ],
  },
  {
    palette: "aegean",
    scene: sea,
    back: "none",
    take: 5,
    items: [
      item("palm", -170, -6, 1.2),
      item("boat", 76, -10, 1.5),
      item("watermelon", -86, 128, 0.75),
    ],
  },
];
