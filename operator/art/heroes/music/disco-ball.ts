import { circle, line, path, place, rect } from "../../svg.ts";
import { sparkle } from "../gems/sparkle.ts";
import type { Hero } from "../hero.ts";

export const discoBall: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  const rows = [-54, -34, -12, 12, 34, 54];
  const grid = rows
    .map(
      (y) =>
        `M${-Math.round(Math.sqrt(78 ** 2 - y ** 2))} ${y}C${-40} ${y + 8} 40 ${y + 8} ${Math.round(Math.sqrt(78 ** 2 - y ** 2))} ${y}`,
    )
    .join("");
  return [
    path(
      "M0 8L-120 -80L-100 -110ZM0 8L120 -60L110 -96ZM0 8L-110 110L-70 120ZM0 8L110 100L70 116Z",
      "#fff3c8",
      'opacity=".14"',
    ),
    line("M0 -102V-68", "#d9dfe6", 4),
    rect(-12, -78, 24, 12, pen.silver, 'rx="3"'),
    circle(
      0,
      8,
      78,
      pen.radial(["#ffffff", ["#cdd9e4", 0.3], ["#7486a0", 0.65], "#26304a"], 0.36, 0.3, 0.8),
    ),
    path(
      "M-30 -44L-8 -48L-8 -28L-32 -24ZM10 -14L34 -18L36 4L10 8ZM-54 10L-34 12L-34 34L-56 30ZM24 36L46 32L40 54L22 58Z",
      accent,
      'opacity=".75"',
    ),
    path(
      "M34 -40L50 -38L54 -20L36 -20ZM-28 40L-6 44L-8 64L-28 58ZM-60 -16L-40 -16L-38 4L-60 4Z",
      mid,
      'opacity=".8"',
    ),
    place(
      0,
      8,
      1,
      0,
      path(
        `${grid}M0 -78V78M-26 -74C-44 -30 -44 30 -26 74M26 -74C44 -30 44 30 26 74M-50 -60C-72 -24 -72 24 -50 60M50 -60C72 -24 72 24 50 60`,
        "none",
        'stroke="#26304a" stroke-width="2" opacity=".55"',
      ),
    ),
    sparkle(-30, -26, 26),
    sparkle(44, 26, 14),
  ].join("");
};
