import { circle, ellipse, line, mirrored, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const turtle: Hero = (pen) =>
  [
    mirrored(
      path("M46 -34C76 -62 96 -56 98 -44C92 -30 74 -18 56 -14Z", pen.shade("#5a9a6a")),
      path("M44 46C62 56 74 78 68 88C52 88 36 72 28 58Z", pen.shade("#4a8a5c")),
    ),
    ellipse(0, -70, 21, 25, pen.ball("#6cae78")),
    circle(-10, -78, 4, "#14231c"),
    circle(10, -78, 4, "#14231c"),
    ellipse(0, 10, 62, 68, "#2f5a34"),
    ellipse(0, 6, 58, 64, pen.radial(["#c9c76a", ["#7c8f3c", 0.5], "#37531f"], 0.36, 0.28, 0.8)),
    line(
      "M0 -34L26 -18V16L0 34L-26 16V-18ZM0 -58V-34M26 -18L52 -26M26 16L52 30M0 34V68M-26 16L-52 30M-26 -18L-52 -26",
      "#2c4318",
      5,
    ),
    path("M0 -26L18 -15V-2L-18 -2V-15Z", "#fff7b8", 'opacity=".35"'),
    gleam(-30, -28, 12, 7, -40, 0.35),
  ].join("");
