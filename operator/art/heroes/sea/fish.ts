import { circle, line, path, place } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

/** A leaping fish; its colour follows the palette. */
export const fish: Hero = (pen) => {
  const back = pen.palette.mid;
  return place(
    0,
    0,
    1,
    -16,
    path("M58 4C76 -10 84 -34 98 -44C94 -16 94 16 100 44C84 36 76 16 58 4Z", pen.shade(back)),
    path("M-20 -44C-4 -80 34 -76 48 -62C34 -56 30 -44 26 -34Z", pen.shade(back)),
    path("M-6 42C2 66 24 72 36 66C28 56 24 46 22 36Z", pen.shade(back)),
    path(
      "M-96 6C-74 -40 -22 -52 22 -34C46 -24 58 -10 66 2C54 18 40 32 14 42C-28 56 -76 46 -96 6Z",
      pen.linear([back, ["#dfeff0", 0.55], "#f6e8c8"]),
    ),
    path(
      "M-96 6C-74 -40 -22 -52 22 -34C46 -24 58 -10 66 2C40 -10 0 -16 -40 -8C-64 -4 -84 2 -96 6Z",
      pen.linear([pen.palette.deep, back]),
    ),
    path(
      "M-44 -38C-30 -14 -30 24 -46 44C-26 22 -22 -16 -44 -38Z",
      pen.palette.ink,
      'opacity=".35"',
    ),
    line(
      "M-10 2q8 8 0 16M8 2q8 8 0 16M26 2q8 8 0 14M-2 18q8 8 0 14M16 18q8 8 0 12M40 0q6 6 0 12",
      pen.palette.deep,
      2.5,
      'opacity=".45"',
    ),
    circle(-66, -4, 10, "#fdf6e4"),
    circle(-68, -4, 6, "#10131f"),
    circle(-70, -7, 2, "#fff"),
    line("M-94 10C-86 16 -78 18 -70 16", pen.palette.ink, 3, 'opacity=".6"'),
    path("M-30 12C-18 16 -10 26 -14 36C-26 34 -32 24 -30 12Z", pen.palette.accent, 'opacity=".85"'),
    gleam(-20, -28, 34, 5, 4, 0.4),
  );
};
