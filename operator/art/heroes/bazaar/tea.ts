import { darken } from "../../colour.ts";
import { ellipse, line, path, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const tea: Hero = (pen) => {
  const { accent } = pen.palette;
  const glass =
    "M-40 -66H40C40 -34 24 -24 24 -2C24 22 42 28 42 62H-42C-42 28 -24 22 -24 -2C-24 -24 -40 -34 -40 -66Z";
  return [
    line(
      "M-12 -76C-22 -86 -2 -90 -10 -102M12 -76C2 -86 22 -90 14 -102",
      "#fff4dc",
      4.5,
      'opacity=".55"',
    ),
    ellipse(0, 78, 88, 19, pen.linear(["#fffaf0", "#a9998a"])),
    ellipse(0, 75, 80, 15, pen.shade(accent)),
    ellipse(0, 74, 62, 11, "#fff6e6"),
    ellipse(0, 73, 48, 8, darken(accent, 0.2)),
    path(
      "M-36 -48H36C34 -30 22 -20 22 -2C22 22 39 30 39 60H-39C-39 30 -22 22 -22 -2C-22 -20 -34 -30 -36 -48Z",
      pen.linear(["#e8632a", ["#b8321a", 0.5], "#6a1410"], 0.2, 0, 0.6, 1),
    ),
    ellipse(0, -48, 36, 7, "#f48a45"),
    path(glass, "#fff", 'opacity=".16"'),
    path(glass, "none", 'stroke="#fff8ea" stroke-width="3" opacity=".85"'),
    ellipse(0, -66, 40, 8, "none", 'stroke="#f2c14d" stroke-width="4"'),
    path(
      "M-32 -58C-32 -32 -16 -26 -16 -2C-16 20 -34 32 -34 56C-26 40 -8 26 -8 -2C-8 -26 -22 -34 -22 -58Z",
      "#fff",
      'opacity=".55"',
    ),
    rect(50, 58, 19, 15, "#fffdf6", 'rx="3" transform="rotate(-12 60 66)"'),
    rect(62, 62, 18, 14, "#e9e0d2", 'rx="3" transform="rotate(14 70 68)"'),
    line("M-88 66L-46 76", pen.silver, 5),
    ellipse(-90, 65, 11, 6, pen.shade("#c6ced6")),
  ].join("");
};
