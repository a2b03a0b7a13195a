import { darken, lighten } from "../../colour.ts";
import { circle, path, place, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const rocket: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  return place(
    0,
    -4,
    0.94,
    32,
    path(
      "M-22 62C-30 90 -10 104 0 128C10 104 30 90 22 62Z",
      pen.linear(["#fff2b8", ["#ffb03a", 0.4], "#e2452a00"]),
    ),
    path("M-10 62C-14 80 -4 88 0 102C4 88 14 80 10 62Z", "#fff8da"),
    path("M-34 18C-62 34 -70 58 -64 82L-28 60ZM34 18C62 34 70 58 64 82L28 60Z", pen.shade(accent)),
    path(
      "M0 -104C34 -74 42 -20 30 58H-30C-42 -20 -34 -74 0 -104Z",
      pen.linear(["#fffdf6", ["#e6e0d6", 0.4], "#8b8797"], 0, 0, 1, 0.1),
    ),
    path(
      "M0 -104C19 -87 30 -64 34 -38C14 -46 -14 -46 -34 -38C-30 -64 -19 -87 0 -104Z",
      pen.linear([lighten(accent, 0.3), accent, darken(accent, 0.4)], 0, 0, 1, 0.1),
    ),
    circle(0, -10, 19, pen.shade("#c9ced6")),
    circle(0, -10, 13, pen.radial(["#dff6ff", ["#4fa5c8", 0.5], "#123a5c"], 0.36, 0.3, 0.75)),
    path("M-33 30C-14 36 14 36 33 30L32 44C14 50 -14 50 -32 44Z", mid),
    rect(-24, 56, 48, 10, pen.shade("#4a5160"), 'rx="4"'),
    path("M-6 30C-10 50 -8 70 0 84C8 70 10 50 6 30Z", pen.shade(darken(accent, 0.2))),
    path("M-12 -88C-26 -60 -32 -10 -24 50C-14 10 -16 -40 -6 -90Z", "#fff", 'opacity=".5"'),
  );
};
