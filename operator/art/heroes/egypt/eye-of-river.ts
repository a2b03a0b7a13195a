import { circle, line, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

/** The painted eye of the river kings. */
export const eyeOfRiver: Hero = (pen) => {
  const kohl = pen.darkGold;
  return [
    path("M-98 -52C-50 -92 50 -92 98 -50C50 -72 -50 -72 -98 -52Z", pen.gold),
    path("M-98 -2C-56 -50 30 -56 76 -18L98 -10C60 24 -50 46 -98 -2Z", kohl),
    path("M-80 -3C-46 -36 24 -42 62 -12C26 16 -44 30 -80 -3Z", "#fff6e0"),
    circle(-6, -12, 27, pen.radial(["#5fd0d8", ["#1f7ea8", 0.6], "#0d3560"], 0.4, 0.34, 0.7)),
    circle(-6, -12, 12, "#0a0f22"),
    path("M62 -12C80 -4 92 -2 100 -8C84 12 66 14 50 8Z", kohl),
    path("M-26 26L-14 24L-4 92H-20Z", pen.gold),
    line(
      "M16 22C24 60 54 78 74 64C88 52 76 36 64 46C58 52 64 58 68 56",
      pen.linearAt(["#f6cf68", "#9a5a18"], 0, 20, 0, 80),
      11,
    ),
    gleam(-16, -22, 8, 5, -30, 0.85),
    line("M-78 -56C-40 -78 40 -78 76 -58", "#fff", 3, 'opacity=".5"'),
  ].join("");
};
