import { darken } from "../../colour.ts";
import { circle, line, path, rect } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const pocketWatch: Hero = (pen) =>
  [
    line("M0 -96C30 -112 60 -92 76 -104", "#d9a24a", 4, 'stroke-dasharray="7 5"'),
    circle(0, -82, 13, "none", `stroke="${pen.gold}" stroke-width="6"`),
    rect(-9, -74, 18, 14, pen.darkGold, 'rx="3"'),
    circle(3, 18, 78, "#05070f", 'opacity=".4"'),
    circle(0, 14, 78, pen.gold),
    circle(0, 14, 66, pen.darkGold),
    circle(0, 14, 62, pen.radial(["#fffdf6", ["#f6ead2", 0.6], "#c9b48c"], 0.4, 0.34, 0.75)),
    circle(
      0,
      14,
      51,
      "none",
      `stroke="${darken(pen.palette.mid, 0.4)}" stroke-width="9" stroke-linecap="butt" stroke-dasharray="2.5 24.2"`,
    ),
    circle(0, 14, 38, "none", `stroke="${pen.palette.accent}" stroke-width="2"`),
    line("M0 14L-22 -10", "#1d2236", 6),
    line("M0 14L12 -30", "#1d2236", 4),
    line("M0 24L-4 50", pen.palette.accent, 2.5),
    circle(0, 14, 6, pen.gold),
    circle(24, 34, 11, pen.silver),
    line("M24 34V27", "#1d2236", 2),
    path("M-56 -10C-46 -36 -22 -50 4 -52C-22 -42 -38 -26 -44 0Z", "#fff", 'opacity=".6"'),
    gleam(30, 56, 10, 4, -40, 0.4),
  ].join("");
