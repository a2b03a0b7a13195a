import { darken, lighten } from "../../colour.ts";
import { circle, ellipse, line, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

/** Şahmaran's snake, coiled, with its crown. */
export const serpent: Hero = (pen) => {
  const scale = pen.palette.mid;
  const body = pen.linearAt([lighten(scale, 0.5), scale, darken(scale, 0.5)], -60, -40, 60, 90);
  return [
    ellipse(0, 76, 78, 20, darken(scale, 0.55)),
    line(
      "M-60 72C-20 96 60 92 62 66C62 44 -56 52 -56 28C-54 4 50 20 50 -6C48 -26 18 -24 10 -40",
      body,
      27,
    ),
    line("M-60 72C-76 64 -84 58 -92 44", body, 12),
    line(
      "M-46 76C-10 90 52 84 56 66M-48 34C-40 46 40 36 56 52M-46 22C-30 10 40 18 44 -2",
      lighten(scale, 0.7),
      5,
      'stroke-dasharray="1 12" opacity=".85"',
    ),
    path(
      "M-34 -62C-34 -88 34 -88 36 -60C36 -42 20 -26 2 -26C-16 -26 -34 -42 -34 -62Z",
      pen.ball(scale),
    ),
    path(
      "M-20 -50C-14 -56 -6 -54 -4 -46C-12 -42 -18 -44 -20 -50ZM22 -50C16 -56 8 -54 6 -46C14 -42 20 -44 22 -50Z",
      "#fff2b0",
    ),
    ellipse(-11, -49, 2, 4.5, "#140d14"),
    ellipse(13, -49, 2, 4.5, "#140d14"),
    line("M1 -26V-14M1 -14L-7 -4M1 -14L9 -4", "#d2303a", 4),
    path("M-26 -74L-30 -98L-12 -86L1 -102L14 -86L32 -98L28 -74Q1 -84 -26 -74Z", pen.gold),
    circle(1, -86, 4, pen.palette.accent),
    gleam(-14, -66, 10, 5, -20, 0.35),
  ].join("");
};
