import { darken, lighten } from "../../colour.ts";
import { circle, ellipse, line, path, place } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const plane: Hero = (pen) => {
  const { accent } = pen.palette;
  return place(
    6,
    2,
    0.88,
    -14,
    path("M62 -12L88 -60L104 -58L92 -4Z", pen.shade(accent)),
    path(
      "M-96 4C-88 -14 -60 -26 -10 -26H70C92 -22 98 -8 84 0C50 20 -20 30 -60 26C-84 22 -96 14 -96 4Z",
      pen.linear([lighten(accent, 0.45), [accent, 0.5], darken(accent, 0.5)]),
    ),
    path("M-94 8C-60 20 20 18 86 -4C50 20 -20 30 -60 26C-82 22 -92 16 -94 8Z", "#f7ead0"),
    path("M-34 -26C-30 -50 4 -52 16 -26Z", pen.linear(["#eafcff", "#5f9fb8"], 0, 0, 1, 1)),
    line("M-10 -26V-44", "#4a3a2c", 3),
    path(
      "M-46 4L-70 62C-70 72 -50 74 -42 68L28 4Z",
      pen.linear([lighten(accent, 0.35), darken(accent, 0.3)], 0, 0, 1, 1),
    ),
    path("M-62 42L-4 34L-28 56L-66 58Z", "#f7ead0"),
    path("M66 -4L96 12L82 20L50 6Z", pen.shade(darken(accent, 0.15))),
    circle(-96, 2, 10, pen.ball("#5a4a3a")),
    ellipse(-102, 2, 6, 62, "#fff", 'opacity=".28"'),
    line("M-102 -50L-100 54", "#d9b98a", 5),
    line("M-60 -14H-44M24 -14H44M50 -14H70", "#fff3dc", 4, 'opacity=".8"'),
    gleam(-50, -12, 26, 4, -6, 0.4),
  );
};
