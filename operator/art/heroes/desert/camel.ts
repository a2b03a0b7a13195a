import { circle, line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const camel: Hero = (pen) => {
  const coat = pen.linearAt(["#f0c98c", ["#c68d4b", 0.5], "#7a4a22"], -40, -70, 40, 92);
  return [
    line("M-40 30L-46 90M-18 34L-16 90", "#8d5a2c", 11),
    line("M34 30L30 90M54 24L60 90", coat, 12),
    line("M-54 20L-60 90", coat, 12),
    path(
      "M-66 22C-70 -8 -52 -20 -34 -14C-26 -50 0 -58 14 -18C28 -52 50 -48 56 -10C66 -2 70 12 66 30C40 44 -40 46 -66 22Z",
      coat,
    ),
    path(
      "M-58 22C-80 16 -88 -12 -80 -44C-78 -58 -84 -66 -94 -66C-100 -76 -86 -86 -70 -84C-56 -82 -54 -70 -58 -56C-62 -36 -58 -22 -46 -14Z",
      coat,
    ),
    path("M-72 -84L-68 -94L-62 -82Z", "#a06a34"),
    circle(-76, -73, 3, "#1c1008"),
    path(
      "M-28 -26C-10 -40 30 -38 46 -22L54 26C30 38 -14 38 -34 28Z",
      pen.shade(pen.palette.accent),
    ),
    path("M-31 4L50 -2L52 10L-33 16Z", "#f6e2b0"),
    path(
      "M-26 5l6 -1l3 5l-3 5l-6 1l-3 -5ZM-4 3l6 -1l3 5l-3 5l-6 1l-3 -5ZM18 1l6 -1l3 5l-3 5l-6 1l-3 -5Z",
      pen.palette.deep,
    ),
    line("M-34 30V40M-18 34V44M-2 36V46M14 36V46M30 34V44M46 30V40", "#f2c14d", 4),
    path("M-6 -62H20V-34H-6Z", pen.shade("#7c3f24"), 'rx="4"'),
    line("M-6 -52H20M-6 -44H20", "#e2b45a", 3),
    line("M-82 -60L-56 -56M-62 -54C-40 -50 -30 -40 -26 -30", "#7c1f24", 3.5),
    line("M66 10C76 18 76 30 74 40", "#8d5a2c", 5),
    circle(-58, -50, 4, "#f2c14d"),
  ].join("");
};
