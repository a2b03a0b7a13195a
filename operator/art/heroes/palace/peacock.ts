import { darken, lighten } from "../../colour.ts";
import { circle, ellipse, line, mirrored, path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const peacock: Hero = (pen) => {
  const feathers = [-84, -63, -42, -21, 0, 21, 42, 63, 84];
  const teal = "#1a8a86";
  const feather =
    path(
      "M-5 0C-22 -60 -18 -98 0 -104C18 -98 22 -60 5 0Z",
      pen.linear([lighten(teal, 0.25), darken(teal, 0.5)]),
    ) +
    ellipse(0, -82, 11, 14, "#e3b23c") +
    ellipse(0, -81, 7, 9, "#1d5fae") +
    circle(0, -79, 4, "#0d1838");
  return [
    ...feathers.map((turn) => place(0, 40, Math.abs(turn) > 70 ? 0.92 : 1.1, turn, feather)),
    path(
      "M-16 6C-30 30 -30 66 0 94C30 66 30 30 16 6C10 -10 14 -22 10 -34H-10C-14 -22 -10 -10 -16 6Z",
      pen.shade("#1d5fae"),
    ),
    circle(0, -36, 17, pen.ball("#2a74c4")),
    line("M0 -52V-68M-6 -50L-12 -64M6 -50L12 -64", "#f0c65a", 3),
    path("M-6 -32L0 -18L6 -32Z", "#f0b83a"),
    mirrored(circle(-7, -40, 4, "#fff"), circle(-7, -40, 2, "#0d1020")),
    line("M-8 26q8 8 16 0M-12 42q12 10 24 0M-8 58q8 8 16 0", "#7fd0d8", 3, 'opacity=".7"'),
  ].join("");
};
