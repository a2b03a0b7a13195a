import { darken, lighten } from "../../colour.ts";
import { circle, line, path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const fan: Hero = (pen) => {
  const { accent, light } = pen.palette;
  const ribs = Array.from({ length: 9 }, (_, index) => -52 + index * 13);
  return [
    path(
      "M0 78L-94 10A112 112 0 0 1 94 10Z",
      pen.radial([lighten(accent, 0.1), [accent, 0.5], darken(accent, 0.35)], 0.5, 1, 1),
    ),
    path("M-94 10A112 112 0 0 1 94 10L84 18A100 100 0 0 0 -84 18Z", pen.gold),
    ...ribs.map((turn) =>
      place(0, 78, 1, turn, path("M-2.5 -100H2.5L1 0H-1Z", "#f3dcae", 'opacity=".7"')),
    ),
    path("M0 78L-42 40A56 56 0 0 1 42 40Z", pen.linear(["#7c431c", "#3a1c0c"])),
    circle(-34, -6, 17, light),
    path(
      "M-72 10C-50 -2 -40 14 -20 6C0 -4 20 10 40 0C54 -6 62 2 70 8",
      "none",
      `stroke="${light}" stroke-width="5"`,
    ),
    path("M8 -10l6 -12l6 12l-6 8ZM26 -14l5 -10l5 10l-5 7ZM-4 -22l5 -9l5 9l-5 7Z", light),
    circle(0, 76, 8, pen.gold),
    line("M0 84C-8 92 6 94 0 102", accent, 5),
    path("M-94 10A112 112 0 0 1 -40 -34L-36 -26A104 104 0 0 0 -84 18Z", "#fff", 'opacity=".4"'),
  ].join("");
};
