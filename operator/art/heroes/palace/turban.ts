import { circle, line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** A sultan's turban with its jewelled aigrette. */
export const turban: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  const cloth = pen.linear(["#fffdf6", ["#efe4d0", 0.5], "#a79682"], 0.1, 0, 0.8, 1);
  return [
    path("M0 -50C-18 -72 -10 -92 16 -104C10 -86 16 -74 8 -50Z", pen.linear(["#fffaf0", "#8fb6c4"])),
    path(
      "M4 -48C24 -62 34 -80 60 -84C50 -70 46 -54 18 -40Z",
      pen.linear(["#fffaf0", "#8fb6c4"], 1, 0, 0, 1),
    ),
    path(
      "M-92 20C-100 -32 -48 -62 0 -60C48 -62 100 -32 92 20C90 62 52 84 0 84C-52 84 -90 62 -92 20Z",
      cloth,
    ),
    path("M-44 8C-40 -30 -24 -54 0 -60C24 -54 40 -30 44 8C20 -4 -20 -4 -44 8Z", pen.shade(accent)),
    line(
      "M-90 6C-70 -16 -30 -14 2 2C32 16 66 20 92 8M-90 28C-60 4 -20 10 6 24C34 40 66 42 88 32M-80 52C-50 30 -14 38 8 50C30 62 54 64 70 58M-40 -40C-56 -26 -66 -14 -74 4M40 -42C58 -28 70 -14 78 6",
      "#8f7e6a",
      4,
      'opacity=".55"',
    ),
    path("M-84 4C-76 -26 -50 -46 -26 -52C-44 -34 -52 -20 -56 -2Z", "#fff", 'opacity=".7"'),
    circle(4, -34, 20, pen.gold),
    path("M4 -48L15 -34L4 -20L-7 -34Z", pen.shade(mid)),
    circle(4, -58, 6, pen.ball("#fff4e6")),
    line(
      "M-16 -30C-30 -20 -50 -18 -66 -20M24 -30C40 -18 56 -16 72 -18",
      "#f0c65a",
      4,
      'stroke-dasharray="0.1 8"',
    ),
  ].join("");
};
