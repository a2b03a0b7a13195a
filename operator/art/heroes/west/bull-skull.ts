import { line, mirrored, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const bullSkull: Hero = (pen) => {
  const bone = pen.linear(["#fffdf4", ["#eeddb8", 0.5], "#a5834f"], 0, 0, 0.8, 1);
  return [
    mirrored(
      path(
        "M24 -34C60 -34 84 -56 92 -94C106 -50 88 -10 34 -8Z",
        pen.linear(["#8a6a4a", ["#c9a87a", 0.5], "#fff4dc"], 0, 1, 1, 0),
      ),
    ),
    path(
      "M-44 -40C-24 -52 24 -52 44 -40C52 -20 36 -6 30 12C26 40 30 66 20 92C10 98 -10 98 -20 92C-30 66 -26 40 -30 12C-36 -6 -52 -20 -44 -40Z",
      bone,
    ),
    mirrored(
      path("M14 -18C28 -26 38 -16 34 -2C26 6 14 0 14 -18Z", "#2a1812"),
      path("M8 62C16 66 18 78 14 88C8 82 6 72 8 62Z", "#2a1812"),
      line("M22 16C18 34 20 52 24 66", "#a5834f", 2.5, 'opacity=".7"'),
    ),
    path("M0 -44L14 -24L0 20L-14 -24Z", pen.shade(pen.palette.accent)),
    path("M0 -32L7 -22L0 0L-7 -22Z", pen.gold),
    mirrored(
      line("M58 -26L66 2", "#7a3d1c", 3),
      path("M66 0C82 16 84 44 72 66C60 48 56 20 66 0Z", pen.shade(pen.palette.mid)),
      line("M67 6L71 58", "#fff4dc", 2, 'opacity=".7"'),
    ),
  ].join("");
};
