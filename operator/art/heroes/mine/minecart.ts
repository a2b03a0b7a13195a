import { circle, line, path, place } from "../../svg.ts";
import { sparkle } from "../gems/sparkle.ts";
import { type Hero, gleam } from "../hero.ts";

export const minecart: Hero = (pen) => {
  const { accent } = pen.palette;
  const heap = [
    [-50, -14, 20],
    [-18, -24, 24],
    [18, -22, 23],
    [50, -12, 20],
    [0, -42, 20],
  ] as const;
  return [
    line("M-96 88H96", "#7d8996", 7),
    line("M-80 92V98M-40 92V98M0 92V98M40 92V98M80 92V98", "#5a3a20", 9),
    ...heap.map(([x, y, r], index) =>
      place(
        x,
        y,
        r / 40,
        index * 23,
        path(
          "M-40 10L-24 -30L12 -40L40 -8L24 34L-20 36Z",
          index % 2 ? pen.gold : pen.shade(index === 4 ? accent : "#e3a53c"),
        ),
        path("M-40 10L-24 -30L12 -40L-4 -4Z", "#fff", 'opacity=".45"'),
      ),
    ),
    path("M-86 -10H86L66 66H-66Z", pen.linear(["#8a93a0", ["#4d5664", 0.5], "#20262f"])),
    path("M-90 -16H90V2H-90Z", pen.silver),
    path(
      "M-56 2L-44 66M0 2V66M56 2L44 66",
      "none",
      'stroke="#20262f" stroke-width="5" opacity=".6"',
    ),
    path("M0 12L18 32L0 52L-18 32Z", pen.gold),
    ...[-42, 42].map(
      (x) =>
        circle(x, 70, 20, "#20262f") + circle(x, 70, 12, pen.silver) + circle(x, 70, 4, "#20262f"),
    ),
    gleam(-60, 22, 5, 20, 14, 0.3),
    sparkle(-20, -34, 14),
    sparkle(42, -22, 12),
  ].join("");
};
