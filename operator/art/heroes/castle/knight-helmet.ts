import { darken } from "../../colour.ts";
import { circle, line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const knightHelmet: Hero = (pen) => {
  const { accent } = pen.palette;
  return [
    path(
      "M-4 -70C-30 -110 60 -116 84 -60C98 -26 88 8 94 40C74 26 64 0 52 -22C40 -44 20 -62 -4 -70Z",
      pen.shade(accent),
    ),
    line(
      "M10 -80C40 -86 64 -62 74 -20M4 -76C34 -74 54 -50 64 -14",
      darken(accent, 0.5),
      3,
      'opacity=".6"',
    ),
    path(
      "M-62 30C-70 -40 -42 -78 0 -78C42 -78 66 -40 58 30C58 60 54 80 46 94H-48C-56 78 -60 56 -62 30Z",
      pen.silver,
    ),
    path("M-72 -6C-40 -22 20 -22 62 -6L60 14C20 0 -40 0 -74 14Z", pen.gold),
    path(
      "M-74 14C-44 0 10 0 22 6C26 40 6 76 -30 88C-60 70 -74 44 -74 14Z",
      pen.linear(["#eef3f6", ["#9aa8b4", 0.5], "#4b5865"], 0, 0, 1, 0.6),
    ),
    path(
      "M-66 16L-10 12L-10 20L-66 26ZM-62 34L-14 30L-15 37L-60 42ZM-54 50L-20 46L-22 53L-50 57ZM-44 64L-28 62L-30 69L-40 71Z",
      "#10131f",
    ),
    path("M-30 6L-34 88L-26 84L-22 5Z", "#fff", 'opacity=".5"'),
    circle(30, 10, 11, pen.gold),
    circle(30, 10, 5, darken(accent, 0.2)),
    line("M8 84C20 70 30 50 34 26M-2 -76C-6 -50 -4 -30 0 -16", "#4b5865", 3, 'opacity=".6"'),
    path("M-50 -20C-48 -50 -30 -66 -10 -70C-24 -54 -30 -38 -32 -22Z", "#fff", 'opacity=".65"'),
  ].join("");
};
