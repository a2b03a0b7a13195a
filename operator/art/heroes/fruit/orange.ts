import { circle, disc, path } from "../../svg.ts";
import { type Hero, gleam, leaf } from "../hero.ts";

export const orange: Hero = (pen) =>
  [
    circle(0, 12, 78, pen.ball("#ee8318")),
    path("M-70 44C-44 92 46 96 72 40C40 76 -34 78 -70 44Z", "#8f3d07", 'opacity=".45"'),
    path(
      [
        [-20, 40],
        [8, 52],
        [34, 34],
        [-44, 16],
        [50, 4],
        [20, 10],
        [-8, 20],
        [40, 58],
        [-30, 62],
      ]
        .map(([x, y]) => disc(x!, y!, 2.6))
        .join(""),
      "#8f3d07",
      'opacity=".4"',
    ),
    gleam(-30, -20, 24, 14, -36, 0.55),
    path(pathStar(0, -58), "#5d7a2a"),
    leaf(pen, 2, -60, 78, -22),
    leaf(pen, 0, -60, 50, -160, "#6aa84a"),
  ].join("");

function pathStar(x: number, y: number): string {
  return `M${x} ${y - 12}l5 8l10 -2l-7 8l6 9l-11 -4l-8 7l0 -11l-10 -5l11 -2Z`;
}
