import { sea } from "../scenes/sea.ts";
import { tiledHall } from "../scenes/tiled-hall.ts";
import { karoTile } from "./props/karo-tile.ts";
import { phone } from "./props/phone.ts";
import { type Bill, inAir, item } from "./bill.ts";

/** Popups 1 and 2: the welcome, and the app on the phone. */
export const popupBills: readonly Bill[] = [
  {
    palette: "iznik",
    scene: tiledHall,
    back: "star",
    items: [
      item("tulip", -176, 36, 1.05, -14),
      item("tulip", 176, 36, 1.05, 14),
      inAir(karoTile, 0, -16, 1.5),
      item("gift", 116, 130, 0.62),
    ],
  },
  {
    palette: "turquoise",
    scene: sea,
    back: "disc",
    items: [
      inAir("balloon", -172, -66, 0.62),
      item("tulip", 172, 40, 0.8, 12),
      inAir(phone, 0, 0, 1.7),
    ],
  },
];
