import { circle, ellipse, line, path, place } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const zeppelin: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  return place(
    0,
    -6,
    1,
    -6,
    path("M62 -22L98 -52V-14ZM62 18L98 46V8Z", pen.shade(accent)),
    path(
      "M-98 0C-80 -40 -20 -48 30 -40C64 -34 88 -16 100 -2C88 14 64 32 30 38C-20 46 -80 38 -98 0Z",
      pen.linear(["#fff2d4", ["#d6ad70", 0.45], "#6a4426"]),
    ),
    path(
      "M-98 0C-84 -12 -20 -16 30 -13C64 -12 88 -6 100 -2C88 4 64 10 30 12C-20 16 -84 12 -98 0Z",
      accent,
      'opacity=".9"',
    ),
    line(
      "M-56 -31C-66 -12 -66 12 -56 30M-14 -41C-22 -16 -22 18 -14 40M30 -40C36 -16 36 18 30 38M64 -30C70 -14 70 14 64 26",
      "#4a2c18",
      2,
      'opacity=".45"',
    ),
    path("M58 -4H100V2H58Z", pen.darkGold),
    path("M-30 46H34L26 72H-16C-26 72 -32 60 -30 46Z", pen.linear(["#9a6232", "#40210f"])),
    path("M-22 52h12v10h-12ZM-4 52h12v10h-12ZM14 52h12v10h-12Z", "#ffe6a0"),
    line("M-24 38V48M26 38V48", "#40210f", 3),
    circle(40, 60, 5, pen.shade("#8a8f98")),
    ellipse(46, 60, 4, 18, mid, 'opacity=".5"'),
    gleam(-30, -26, 44, 5, -4, 0.5),
  );
};
