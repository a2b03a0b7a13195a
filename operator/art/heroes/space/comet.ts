import { circle, disc, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const comet: Hero = (pen) => {
  const { accent, light } = pen.palette;
  return [
    path(
      "M-92 -92C-40 -72 40 -24 62 6L6 60C-26 38 -72 -40 -92 -92Z",
      pen.linear([`${accent}00`, [accent, 0.7], light], 0, 0, 1, 1),
    ),
    path(
      "M-96 -30C-50 -16 0 20 30 44L-2 70C-30 60 -76 10 -96 -30Z",
      pen.linear([`${light}00`, `${light}aa`], 0, 0, 1, 1),
    ),
    path(
      "M-30 -98C-10 -56 30 -20 64 0L70 -30C40 -40 -4 -72 -30 -98Z",
      pen.linear([`${light}00`, `${light}99`], 0, 0, 1, 1),
    ),
    circle(38, 36, 54, pen.ball("#8c7460")),
    path(
      disc(20, 30, 12) + disc(56, 22, 8) + disc(46, 58, 14) + disc(66, 48, 5) + disc(22, 62, 6),
      "#4d3a34",
      'opacity=".55"',
    ),
    path("M-12 20C-8 -10 22 -22 52 -16C26 -12 4 6 -2 40Z", "#fff1c9", 'opacity=".75"'),
    path("M8 80C40 98 84 80 92 40C80 72 46 88 8 80Z", "#2a1a24", 'opacity=".5"'),
  ].join("");
};
