import { circle, path, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const lighthouse: Hero = (pen) => {
  const tower = "M-26 -44H26L38 84H-38Z";
  return [
    path(
      "M0 -62L-120 -96V-20ZM0 -62L120 -96V-20Z",
      pen.linear(["#ffeeb000", ["#ffeeb0", 0.5], "#ffeeb000"], 0, 0, 1, 0),
      'opacity=".5"',
    ),
    path("M-78 94C-60 74 -30 70 0 76C34 68 66 78 82 94Z", pen.shade("#4b4a56")),
    path(tower, pen.linear(["#fffaf0", ["#efe2cc", 0.5], "#a89a90"], 0, 0, 1, 0)),
    path(
      "M-28.5 -18H28.5L31 10H-31ZM-33.5 38H33.5L36 66H-36Z",
      pen.linear(["#e2584c", ["#c02c34", 0.5], "#6d1226"], 0, 0, 1, 0),
    ),
    rect(-7, 18, 14, 18, "#33293a", 'rx="7"'),
    rect(-9, 66, 18, 20, "#4a2a1c", 'rx="8"'),
    rect(-34, -48, 68, 9, "#2b3346", 'rx="3"'),
    rect(-20, -78, 40, 30, "#fff0b2"),
    path(
      "M-20 -78V-48M-7 -78V-48M7 -78V-48M20 -78V-48",
      "none",
      'stroke="#2b3346" stroke-width="3"',
    ),
    path("M-27 -76C-20 -94 20 -94 27 -76Z", pen.shade("#c02c34")),
    circle(0, -94, 5, "#f2c14d"),
    circle(0, -62, 9, "#fff"),
  ].join("");
};
