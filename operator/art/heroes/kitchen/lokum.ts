import { darken, lighten } from "../../colour.ts";
import { disc, ellipse, path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** Lokum: dusted cubes of Turkish delight in a stack. */
export const lokum: Hero = (pen) => {
  const cube = (x: number, y: number, colour: string) =>
    place(
      x,
      y,
      1,
      0,
      path("M-34 -16L0 -34L34 -16L0 2Z", lighten(colour, 0.6)),
      path("M-34 -16L0 2V42L-34 24Z", pen.linear([lighten(colour, 0.2), colour])),
      path("M34 -16L0 2V42L34 24Z", pen.linear([colour, darken(colour, 0.35)])),
      path("M-34 -16L0 -34L34 -16L0 2Z", "#fff", 'opacity=".4"'),
      path(
        disc(-12, -18, 3) +
          disc(10, -14, 2.4) +
          disc(0, -26, 2) +
          disc(-20, 4, 2.4) +
          disc(16, 8, 2),
        "#fff",
        'opacity=".85"',
      ),
      path("M-26 -2q8 -4 8 8q-6 8 -8 -8ZM14 12q8 -8 10 4q-4 8 -10 -4Z", "#7fae5a", 'opacity=".8"'),
    );
  return [
    ellipse(0, 80, 94, 18, pen.copper),
    ellipse(0, 76, 84, 13, "#6d3016"),
    cube(-44, 36, "#e58a9c"),
    cube(44, 36, "#eab54d"),
    cube(0, 56, "#c9506c"),
    cube(-22, 4, "#f0c9a0"),
    cube(24, 6, "#8cc07a"),
    cube(0, -34, "#e26d86"),
  ].join("");
};
