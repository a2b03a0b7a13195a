import { circle, ellipse, line, path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const palm: Hero = (pen) => {
  const frond = (degrees: number, scale: number, colour: string) =>
    place(
      6,
      -38,
      scale,
      degrees,
      path(
        "M0 0C30 -26 66 -22 92 8C72 2 62 4 56 12C50 4 40 2 34 10C26 2 12 2 0 0Z",
        pen.shade(colour),
      ),
    );
  return [
    ellipse(4, 90, 60, 8, pen.palette.ink, 'opacity=".35"'),
    path(
      "M-10 90C-2 50 -6 4 2 -38L14 -36C12 4 20 50 16 90Z",
      pen.linear(["#c99a5a", ["#8a5a2a", 0.6], "#4a2c14"], 0, 0, 1, 0),
    ),
    line(
      "M-4 70L16 64M-2 48L15 42M-2 26L14 20M0 4L13 -1M1 -18L13 -22",
      "#4a2c14",
      3,
      'opacity=".6"',
    ),
    frond(-160, 0.98, "#3c7a34"),
    frond(12, 1, "#3c7a34"),
    frond(-120, 0.9, "#4f9440"),
    frond(-66, 0.86, "#5fa84a"),
    frond(-20, 1.02, "#6fb850"),
    place(
      6,
      -38,
      1,
      0,
      `<g transform="scale(-1 1)">${place(0, 0, 0.96, -14, path("M0 0C30 -26 66 -22 92 8C72 2 62 4 56 12C50 4 40 2 34 10C26 2 12 2 0 0Z", pen.shade("#6fb850")))}</g>`,
    ),
    circle(-2, -26, 9, pen.ball("#9a5a22")),
    circle(14, -24, 10, pen.ball("#b06a2a")),
    circle(6, -18, 9, pen.ball("#8a4a1a")),
  ].join("");
};
