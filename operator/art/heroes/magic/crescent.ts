import { circle, line, path, place, star } from "../../svg.ts";
import { sparkle } from "../gems/sparkle.ts";
import type { Hero } from "../hero.ts";

/** A crescent with a face, as on old almanacs. */
export const crescent: Hero = (pen) =>
  [
    circle(0, 0, 98, pen.glow("#ffe9a8", 0.35)),
    path(
      "M30 -88C-30 -98 -88 -54 -88 4C-88 60 -38 98 20 92C50 88 74 72 86 50C62 58 34 54 18 36C4 20 4 8 14 2C4 0 0 -4 6 -16C8 -26 2 -34 6 -48C10 -64 20 -78 30 -88Z",
      pen.gold,
    ),
    path("M-36 -22C-30 -30 -16 -30 -10 -22C-16 -14 -30 -14 -36 -22Z", "#fff6d8"),
    circle(-22, -22, 4.5, "#4a2a10"),
    line("M-40 -32C-30 -42 -16 -40 -8 -32M-30 40C-16 50 0 46 8 36", "#8a5016", 3.5),
    circle(-48, 20, 11, "#e2703c", 'opacity=".35"'),
    path("M-74 -10C-70 -50 -40 -78 0 -84C-34 -68 -54 -40 -56 -4Z", "#fff", 'opacity=".5"'),
    place(56, -40, 1, 0, path(star(5, 22, 10), pen.gold)),
    sparkle(78, -4, 12, "#fff6cf"),
    sparkle(48, 6, 9, "#fff6cf"),
  ].join("");
