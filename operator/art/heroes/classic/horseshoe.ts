import { line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const horseshoe: Hero = (pen) => {
  const shape =
    "M-58 88C-86 40 -92 -14 -68 -52C-40 -98 40 -98 68 -52C92 -14 86 40 58 88L30 80C50 36 54 2 40 -26C22 -56 -22 -56 -40 -26C-54 2 -50 36 -30 80Z";
  return [
    path(shape, pen.darkGold, 'transform="translate(5 6)"'),
    path(shape, pen.gold),
    line(
      "M-60 62C-74 22 -74 -14 -56 -42C-32 -76 32 -76 56 -42C74 -14 74 22 60 62",
      "#7a3d10",
      5,
      'opacity=".5"',
    ),
    path(
      "M-76 -10a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM-70 26a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM-60 -46a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM64 -10a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM58 26a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM48 -46a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM-6 -66a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z",
      "#4a240c",
    ),
    line("M-80 20C-86 -20 -66 -66 -24 -80", "#fff", 5, 'opacity=".55"'),
  ].join("");
};
