import { darken } from "../../colour.ts";
import { circle, line, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const seahorse: Hero = (pen) => {
  const tone = pen.palette.accent;
  const body = pen.linearAt([tone, darken(tone, 0.5)], -30, -80, 40, 90);
  return [
    line("M10 -40C44 -14 34 26 4 40C-24 54 -20 86 8 86C26 86 30 66 16 62", body, 30),
    line("M10 70C-6 88 24 96 26 76", body, 14),
    path("M34 -14C62 -20 72 8 56 30C48 24 40 18 32 18Z", pen.shade("#f2c14d"), 'opacity=".9"'),
    path(
      "M30 -84C6 -98 -26 -84 -26 -62C-38 -56 -62 -58 -78 -52C-84 -44 -78 -38 -70 -40C-46 -38 -22 -28 0 -30C26 -32 44 -66 30 -84Z",
      pen.shade(tone),
    ),
    path("M6 -92L2 -100L14 -92L22 -100L26 -86L40 -90L34 -74Z", pen.shade("#f2c14d")),
    circle(-4, -66, 10, "#fff8e8"),
    circle(-6, -66, 5.5, "#14172a"),
    line(
      "M6 -8C16 -6 26 -2 34 6M8 10C16 12 24 16 30 22M2 28C8 32 14 36 20 40",
      "#fff",
      3,
      'opacity=".4"',
    ),
    gleam(12, -70, 6, 10, 30, 0.35),
  ].join("");
};
