import { darken } from "../../colour.ts";
import { circle, ellipse, line, path } from "../../svg.ts";
import { sparkle } from "../gems/sparkle.ts";
import type { Hero } from "../hero.ts";

export const chest: Hero = (pen) => {
  const wood = pen.linear(["#b9733a", ["#7c431c", 0.5], "#40200c"]);
  const heap = [
    [-46, 8],
    [-18, 0],
    [14, -2],
    [44, 6],
    [-32, -10],
    [0, -16],
    [30, -12],
  ];
  return [
    circle(0, -10, 92, pen.glow("#ffd36a", 0.7)),
    path("M-80 -12C-92 -84 92 -84 80 -12L64 -4H-64Z", darken("#5a3014", 0.3)),
    path("M-86 -20C-92 -96 92 -96 86 -20L80 -12C76 -70 -76 -70 -80 -12Z", wood),
    path("M-86 -20C-92 -96 92 -96 86 -20L82 -17C80 -84 -80 -84 -82 -17Z", pen.gold),
    ...heap.map(([x, y], index) =>
      ellipse(
        x!,
        y!,
        20,
        13,
        index % 2 ? pen.gold : pen.radial(["#fff2c0", ["#eab23e", 0.6], "#9a5a18"], 0.4, 0.3, 0.8),
      ),
    ),
    path("M-8 -34L4 -46L18 -34L4 -14Z", pen.shade("#c8243e")),
    path("M36 -26L44 -34L54 -26L44 -12Z", pen.shade("#1f9c63")),
    path("M-86 4H86L80 88H-80Z", wood),
    path("M-86 4H86L85 18H-85Z", pen.gold),
    path("M-62 18H-46L-44 88H-60ZM62 18H46L44 88H60Z", pen.gold),
    line(
      "M-82 42H-62M-44 42H44M62 42H82M-80 64H-60M-44 64H44M60 64H80",
      "#2a1508",
      3,
      'opacity=".5"',
    ),
    path("M-20 4H20V34C20 46 10 52 0 56C-10 52 -20 46 -20 34Z", pen.gold),
    path("M-6 20a6 6 0 1 1 12 0L4 26V38H-4V26Z", "#3a1f0e"),
    sparkle(-44, -20, 16),
    sparkle(28, -50, 12),
  ].join("");
};
