import { darken } from "../../colour.ts";
import { ellipse, line, path } from "../../svg.ts";
import { type Hero, gleam, leaf } from "../hero.ts";

export const plum: Hero = (pen) =>
  [
    line("M2 -58C2 -74 8 -86 18 -94", "#6b4a24", 7),
    leaf(pen, 6, -70, 74, 8, "#5f9a45"),
    ellipse(0, 16, 74, 76, pen.radial(["#a884c2", ["#5a3480", 0.5], "#241038"], 0.34, 0.28, 0.85)),
    path(
      "M2 -60C-34 -20 -36 48 -6 90C-20 46 -18 -10 2 -60Z",
      darken("#5a3480", 0.5),
      'opacity=".55"',
    ),
    gleam(-44, -6, 12, 26, 22, 0.4),
    gleam(36, 50, 8, 16, 30, 0.15),
  ].join("");
