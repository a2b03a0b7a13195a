import { line, path, place, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** Okey tiles on their rack. */
export const okeyTiles: Hero = (pen) => {
  const tile = (x: number, y: number, turn: number, colour: string, glyph: string) =>
    place(
      x,
      y,
      1,
      turn,
      rect(-25, -38, 54, 82, "#8a6a44", 'rx="8"'),
      rect(
        -28,
        -42,
        54,
        82,
        pen.linear(["#fffdf4", ["#f6ead0", 0.6], "#d6bf94"], 0, 0, 1, 1),
        'rx="8"',
      ),
      line(glyph, colour, 7),
      path("M0 14L9 24L0 34L-9 24Z", colour),
    );
  return [
    path("M-98 44H98L90 92H-90Z", pen.linear(["#b9733a", ["#7c431c", 0.5], "#40200c"])),
    path("M-98 44H98L96 54H-96Z", "#d9984f"),
    tile(-60, -4, -8, "#c9302a", "M-8 -22L2 -30V0"),
    tile(62, -2, 8, "#1f5fae", "M-10 -28H10L-2 2"),
    tile(
      0,
      -18,
      0,
      "#1d1a22",
      "M10 -30C-4 -30 -12 -20 -12 -8C-12 4 10 4 10 -8C10 -18 -8 -18 -12 -8",
    ),
    path("M-90 66H90L88 76H-88Z", "#2a1508", 'opacity=".35"'),
    path("M-46 60l8 -8l8 8l-8 8ZM-8 60l8 -8l8 8l-8 8ZM30 60l8 -8l8 8l-8 8Z", pen.gold),
  ].join("");
};
