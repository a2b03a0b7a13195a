import { darken } from "../../colour.ts";
import { circle, path, place, rect, star } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const compass: Hero = (pen) =>
  [
    circle(0, -92, 9, "none", `stroke="${pen.gold}" stroke-width="6"`),
    circle(3, 8, 82, "#05070f", 'opacity=".35"'),
    circle(0, 4, 82, pen.gold),
    circle(0, 4, 70, pen.darkGold),
    circle(0, 4, 65, pen.radial(["#fffaf0", ["#f1e2c2", 0.6], "#bfa274"], 0.4, 0.34, 0.75)),
    circle(
      0,
      4,
      55,
      "none",
      `stroke="${darken(pen.palette.mid, 0.3)}" stroke-width="5" stroke-linecap="butt" stroke-dasharray="1.5 5.7"`,
    ),
    place(
      0,
      4,
      1,
      0,
      path(star(4, 50, 11), pen.shade(pen.palette.mid)),
      path(star(4, 32, 8, 45), "#b58747", 'opacity=".8"'),
    ),
    place(
      0,
      4,
      1,
      34,
      path("M0 -50L11 0H-11Z", "#d2303a"),
      path("M0 50L11 0H-11Z", "#26304a"),
      path("M0 -50L0 50L-11 0Z", "#fff", 'opacity=".25"'),
    ),
    circle(0, 4, 8, pen.gold),
    path("M-58 -18C-46 -48 -20 -60 6 -60C-20 -50 -38 -34 -44 -6Z", "#fff", 'opacity=".6"'),
    rect(-7, -86, 14, 10, pen.darkGold, 'rx="3"'),
    gleam(-2, 1, 3, 2, 0, 0.9),
  ].join("");
