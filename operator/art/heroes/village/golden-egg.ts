import { lighten } from "../../colour.ts";
import { circle, line, path, star } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** A painted egg in its nest. */
export const goldenEgg: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  return [
    circle(0, 0, 98, pen.glow("#ffe08a", 0.45)),
    path(
      "M0 -92C40 -92 64 -36 64 8C64 50 38 76 0 76C-38 76 -64 50 -64 8C-64 -36 -40 -92 0 -92Z",
      pen.gold,
    ),
    path("M-62 -8C-30 8 30 8 62 -8L64 12C30 28 -30 28 -64 12Z", accent),
    path(
      "M-46 6l10 -10l10 10l-10 10ZM-10 10l10 -10l10 10l-10 10ZM26 6l10 -10l10 10l-10 10Z",
      "#fff4d0",
    ),
    path("M-50 -38C-26 -26 26 -26 50 -38L54 -28C26 -14 -26 -14 -54 -28Z", mid, 'opacity=".9"'),
    path(star(8, 15, 6), "#fff4d0", 'transform="translate(0 -58)"'),
    path("M-46 -20C-44 -56 -22 -80 -4 -84C-20 -60 -26 -36 -26 -14Z", "#fff", 'opacity=".55"'),
    path(
      "M-92 62C-70 48 -50 66 -30 56C-10 50 10 64 30 54C52 64 70 48 92 62C84 90 50 98 0 98C-50 98 -84 90 -92 62Z",
      pen.shade("#a8743c"),
    ),
    line(
      "M-84 66L-40 88M-50 62L0 92M-10 64L50 90M30 62L80 80M80 64L30 94M40 62L-20 94M-10 66L-60 92",
      lighten("#a8743c", 0.4),
      3,
      'opacity=".6"',
    ),
  ].join("");
};
