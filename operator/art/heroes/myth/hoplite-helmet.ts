import { darken } from "../../colour.ts";
import { line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const hopliteHelmet: Hero = (pen) =>
  [
    path(
      "M-40 -64C-10 -110 70 -98 92 -30C98 0 96 30 92 50C84 20 74 -10 52 -30C30 -50 -10 -56 -40 -64Z",
      pen.shade(pen.palette.accent),
    ),
    line(
      "M-20 -76L-14 -62M6 -88L8 -64M34 -86L30 -58M58 -72L48 -44M76 -48L62 -26M88 -18L72 -6",
      darken(pen.palette.accent, 0.5),
      3,
      'opacity=".6"',
    ),
    path(
      "M-60 -14C-62 -62 -20 -72 10 -66C52 -58 72 -20 66 34C64 62 70 78 78 94H34C32 80 28 70 20 60C18 74 10 86 -2 94C-8 74 -10 54 -6 34L-14 24L-22 84H-34C-46 52 -58 20 -60 -14Z",
      pen.gold,
    ),
    path(
      "M-50 -10C-36 -20 -16 -18 -6 -4C0 6 0 12 -2 16C-12 18 -20 10 -24 4C-34 4 -44 2 -50 -10Z",
      "#1d1010",
    ),
    path(
      "M-6 34C-4 20 10 18 14 8C16 26 18 44 20 60C18 74 10 86 -2 94C-8 74 -10 54 -6 34Z",
      "#7a3d10",
      'opacity=".55"',
    ),
    line("M-58 -24C-30 -42 10 -44 62 -20", "#7a3d10", 4, 'opacity=".7"'),
    path(
      "M28 -4C20 -12 20 -24 32 -26C44 -26 46 -10 36 -6C42 4 34 16 24 14",
      "none",
      'stroke="#7a3d10" stroke-width="3.5"',
    ),
    path("M-48 -34C-38 -56 -10 -64 14 -58C-10 -54 -28 -44 -36 -30Z", "#fff", 'opacity=".55"'),
    line("M-54 2C-50 30 -42 56 -30 80", "#fff3c0", 3, 'opacity=".6"'),
  ].join("");
