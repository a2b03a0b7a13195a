import { circle, line, path, place, star } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const treasureMap: Hero = (pen) =>
  place(
    0,
    0,
    1,
    -6,
    path(
      "M-84 -62C-60 -76 -40 -52 -10 -64C20 -76 50 -54 84 -66V58C54 74 24 50 -8 64C-38 76 -62 52 -84 66Z",
      "#05070f",
      'opacity=".35" transform="translate(5 9)"',
    ),
    path(
      "M-84 -62C-60 -76 -40 -52 -10 -64C20 -76 50 -54 84 -66V58C54 74 24 50 -8 64C-38 76 -62 52 -84 66Z",
      pen.linear(["#fbe9bd", ["#e6c583", 0.5], "#b58747"], 0, 0, 1, 1),
    ),
    path("M-84 -62C-100 -70 -102 -44 -84 -46ZM84 58C100 64 102 40 84 42Z", "#b58747"),
    path(
      "M-66 -40C-46 -54 -26 -36 -30 -20C-34 -6 -60 -8 -68 -18ZM14 8C30 -8 62 -2 64 18C64 36 32 46 18 36C6 30 6 16 14 8Z",
      "#8aa86a",
      'opacity=".75"',
    ),
    line("M-54 -26C-40 -4 -20 -16 -8 4C0 18 16 2 40 22", "#8a3a1c", 5, 'stroke-dasharray="9 9"'),
    line("M32 14L50 32M50 14L32 32", "#c8242f", 8),
    place(
      48,
      -36,
      1,
      0,
      path(star(4, 20, 5), "#7a4a1c"),
      path(star(4, 12, 3, 45), "#a8702f"),
      circle(0, 0, 3, "#fbe9bd"),
    ),
    line("M-66 34q8 -8 16 0q8 8 16 0M-40 48q8 -8 16 0q8 8 16 0", "#4f86a0", 4, 'opacity=".8"'),
    path(
      "M-28 -60C-24 -20 -32 20 -26 58M28 -64C34 -24 22 18 30 54",
      "none",
      'stroke="#8a5c28" stroke-width="2" opacity=".4"',
    ),
  );
