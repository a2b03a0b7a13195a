import { circle, line, path } from "../../svg.ts";
import { type Hero, gleam, leaf } from "../hero.ts";

export const cherry: Hero = (pen) => {
  const stem = pen.linearAt(["#8aa04a", "#4d5f24"], 0, -90, 0, 20);
  return [
    line("M-40 22C-38 -20 -14 -56 22 -84", stem, 6),
    line("M40 30C44 -12 40 -50 22 -84", stem, 6),
    leaf(pen, 20, -80, 74, 14),
    leaf(pen, 18, -82, 48, 158, "#6aa84a"),
    circle(-42, 46, 44, pen.ball("#c4213a")),
    path("M-60 16Q-42 28 -22 16Q-40 20 -60 16Z", "#5d0c20"),
    circle(40, 54, 40, pen.ball("#b01a33")),
    path("M24 26Q40 38 58 26Q40 30 24 26Z", "#5d0c20"),
    gleam(-58, 32, 13, 8, -40, 0.65),
    gleam(26, 40, 11, 7, -40, 0.6),
    path("M-78 62C-70 88 -36 98 -12 74C-34 88 -58 86 -78 62Z", "#ff9a7a", 'opacity=".35"'),
    path("M8 70C18 94 50 98 68 78C50 88 26 88 8 70Z", "#ff9a7a", 'opacity=".35"'),
  ].join("");
};
