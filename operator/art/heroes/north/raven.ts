import { circle, ellipse, line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const raven: Hero = (pen) => {
  const black = pen.linear(["#5c6a8a", ["#262b44", 0.5], "#0b0d1a"], 0.1, 0, 0.8, 1);
  return [
    line("M-98 78C-50 68 40 72 98 84", "#5a3a20", 12),
    line("M40 76C56 60 70 58 84 62", "#5a3a20", 6),
    path("M-14 58L-18 78M10 56L10 78", "none", 'stroke="#c98a3a" stroke-width="6"'),
    path(
      "M-40 -52C-36 -84 14 -88 26 -54C44 -20 66 0 96 52C72 44 62 46 50 58C20 78 -30 66 -44 26C-52 0 -48 -28 -40 -52Z",
      black,
    ),
    path(
      "M-36 -60C-56 -62 -78 -52 -92 -36C-72 -36 -52 -34 -38 -38Z",
      pen.linear(["#5a5a68", "#1a1a24"]),
    ),
    path(
      "M-8 -14C26 -6 54 16 74 60C46 62 6 62 -16 34C-26 16 -22 -6 -8 -14Z",
      pen.linear(["#3c4568", "#11142a"], 0, 0, 1, 1),
    ),
    line(
      "M-6 2C20 10 40 26 54 48M-12 18C8 24 26 36 38 52M-8 34C4 40 14 46 22 56",
      "#7a88b4",
      3,
      'opacity=".6"',
    ),
    circle(-14, -56, 9, "#f0b83a"),
    circle(-15, -56, 5, "#0b0d1a"),
    circle(-17, -58, 1.8, "#fff"),
    path("M-32 -64C-22 -78 0 -78 12 -66C-2 -68 -16 -64 -24 -50Z", "#fff", 'opacity=".22"'),
    ellipse(-62, -44, 5, 2, "#000", 'opacity=".5"'),
  ].join("");
};
