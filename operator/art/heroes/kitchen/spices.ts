import { lighten } from "../../colour.ts";
import { ellipse, line, path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** Sacks of spice as the bazaar shows them: heaped, with a scoop. */
export const spices: Hero = (pen) => {
  const sack = (x: number, y: number, colour: string, scale: number) =>
    place(
      x,
      y,
      scale,
      0,
      path(
        "M-44 6C-60 40 -56 66 -44 78H44C56 66 60 40 44 6Z",
        pen.linear(["#f0dcae", ["#c9a468", 0.5], "#7d5a30"], 0, 0, 1, 0.2),
      ),
      path("M-40 2C-30 -30 -10 -48 0 -50C10 -48 30 -30 40 2Z", pen.shade(colour)),
      path(
        "M-30 -4C-22 -26 -10 -40 0 -44C-6 -30 -10 -16 -12 -2Z",
        lighten(colour, 0.5),
        'opacity=".6"',
      ),
      ellipse(0, 4, 48, 12, "none", 'stroke="#f6e6c0" stroke-width="9"'),
      line("M-30 26C-32 44 -30 60 -26 70M30 26C32 44 30 60 26 70", "#7d5a30", 2.5, 'opacity=".5"'),
    );
  return [
    sack(-50, -8, "#c9302a", 0.8),
    sack(52, -8, "#e2a51c", 0.8),
    sack(0, 12, pen.palette.accent === "#c9302a" ? "#7a4a9a" : "#8a9a3a", 1.02),
    line("M20 -44L48 -84", "#a8622c", 8),
    path("M2 -30C-2 -48 20 -58 28 -42C26 -30 12 -24 2 -30Z", pen.copper),
  ].join("");
};
