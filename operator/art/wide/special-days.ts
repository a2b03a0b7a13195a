import { skyline } from "../scenes/skyline.ts";
import { snowfield } from "../scenes/snowfield.ts";
import { fireworks } from "./props/fireworks.ts";
import { type Bill, inAir, item } from "./bill.ts";

/** Special days 1 and 2: New Year, and the Republic's day. */
export const specialBills: readonly Bill[] = [
  {
    palette: "frost",
    scene: snowfield,
    back: "none",
    items: [
      item("fir", -150, 14, 1.45),
      item("snowman", 40, 44, 1.15),
      item("gift", 190, 84, 0.85),
      item("bell", 118, 128, 0.46, -8),
    ],
  },
  {
    palette: "ruby",
    scene: skyline,
    back: "rays",
    items: [
      inAir(fireworks, 10, -44, 2.3),
      inAir("lantern", -172, 0, 0.9),
      inAir("lantern", 196, -10, 1.05),
      inAir("lantern", 16, 60, 1.25),
    ],
  },
];
