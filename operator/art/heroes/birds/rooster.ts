import { darken, lighten } from "../../colour.ts";
import { circle, line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const rooster: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  return [
    path("M30 20C40 -30 72 -60 98 -58C104 -20 88 40 50 56Z", pen.shade("#1f5a52")),
    path("M28 10C30 -40 56 -76 82 -84C84 -50 70 0 44 34Z", pen.shade(mid)),
    path("M24 4C20 -34 38 -64 58 -76C62 -44 54 -8 38 22Z", pen.shade("#e2a52c")),
    line("M-8 66V90M14 66V90M-8 90L-22 96M-8 90L4 96M14 90L0 96M14 90L26 96", "#e2952c", 6),
    path(
      "M-50 -44C-60 0 -50 66 4 70C46 72 62 44 58 16C40 30 16 20 2 -8C-4 -24 -8 -40 -8 -52Z",
      pen.linear([lighten(accent, 0.35), [accent, 0.5], darken(accent, 0.5)], 0.1, 0, 0.7, 1),
    ),
    path(
      "M-52 -46C-56 -76 -8 -80 -4 -50L-10 -24L-2 -4L-18 -8L-14 14L-32 0L-36 20L-48 2C-54 -12 -54 -30 -52 -46Z",
      pen.shade("#f0b83a"),
    ),
    path(
      "M-52 -60C-66 -74 -58 -90 -48 -82C-50 -98 -34 -102 -30 -88C-24 -102 -8 -96 -14 -82C-2 -82 -4 -66 -14 -62Z",
      pen.shade("#d2262f"),
    ),
    path("M-52 -52L-82 -44L-50 -36Z", pen.shade("#e2952c")),
    path("M-54 -36C-68 -30 -66 -12 -54 -10C-44 -14 -44 -28 -48 -36Z", pen.shade("#d2262f")),
    circle(-36, -52, 7, "#fff6e0"),
    circle(-37, -52, 4, "#14101a"),
    path("M-14 24C0 16 28 28 38 44C22 58 -6 52 -14 24Z", darken(accent, 0.35)),
    line("M-4 30C8 28 20 36 28 44M-2 40C6 42 14 46 20 50", lighten(accent, 0.5), 3, 'opacity=".7"'),
  ].join("");
};
