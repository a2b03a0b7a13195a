import { ellipse, line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const bell: Hero = (pen) =>
  [
    line("M0 -72C-16 -72 -16 -94 0 -94C16 -94 16 -72 0 -72", "#b9791d", 8),
    ellipse(0, 74, 20, 18, pen.ball("#8a4a18")),
    path(
      "M0 -76C40 -76 52 -44 56 -6C60 28 70 42 84 58Q86 66 78 66H-78Q-86 66 -84 58C-70 42 -60 28 -56 -6C-52 -44 -40 -76 0 -76Z",
      pen.gold,
    ),
    path("M-84 58Q-86 72 -74 72H74Q86 72 84 58Q40 68 0 68Q-40 68 -84 58Z", pen.darkGold),
    path("M-58 14Q0 26 58 14L60 26Q0 38 -60 26Z", "#8a4a14", 'opacity=".55"'),
    path("M-30 -54C-44 -34 -42 10 -56 46C-34 30 -28 -20 -18 -60Z", "#fff", 'opacity=".5"'),
    path("M38 -46C50 -10 50 24 70 50C44 38 40 0 30 -56Z", "#7a3d10", 'opacity=".35"'),
  ].join("");
