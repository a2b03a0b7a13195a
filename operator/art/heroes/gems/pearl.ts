import { circle, ellipse, line, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const pearl: Hero = (pen) => {
  const shell = pen.linear(["#ffe9d6", ["#e3a98f", 0.55], "#93545a"], 0.2, 0, 0.6, 1);
  const ribs = [-70, -46, -22, 0, 22, 46, 70]
    .map((x) => `M0 6L${x} ${-86 + Math.abs(x) * 0.55}`)
    .join("");
  return [
    path(
      "M0 10C-30 0 -96 -20 -92 -44C-88 -58 -74 -56 -66 -62C-62 -82 -42 -78 -34 -82C-24 -98 -8 -92 0 -92C8 -92 24 -98 34 -82C42 -78 62 -82 66 -62C74 -56 88 -58 92 -44C96 -20 30 0 0 10Z",
      shell,
    ),
    line(ribs, "#93545a", 3, 'opacity=".5"'),
    path(
      "M-92 22C-60 -8 60 -8 92 22C86 60 48 84 0 84C-48 84 -86 60 -92 22Z",
      pen.linear(["#6d3440", "#c98578"]),
    ),
    ellipse(0, 22, 84, 20, "#4a1f30"),
    circle(
      0,
      8,
      34,
      pen.radial(["#ffffff", ["#f3e9e4", 0.4], ["#d9c3cf", 0.75], "#a58aa8"], 0.36, 0.32, 0.75),
    ),
    gleam(-12, -8, 9, 6, -35, 0.9),
    path("M-92 26C-50 50 50 50 92 26C86 62 48 86 0 86C-48 86 -86 62 -92 26Z", shell),
    line("M-62 44L-40 74M-24 50L-16 82M24 50L16 82M62 44L40 74", "#93545a", 3, 'opacity=".5"'),
  ].join("");
};
