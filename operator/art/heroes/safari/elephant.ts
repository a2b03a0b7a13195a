import { darken, lighten } from "../../colour.ts";
import { circle, line, mirrored, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const elephant: Hero = (pen) => {
  const { accent } = pen.palette;
  const hide = "#8390a4";
  return [
    mirrored(
      path("M-34 -50C-78 -84 -108 -40 -100 6C-94 42 -66 54 -42 34Z", pen.shade(hide)),
      path("M-42 -40C-70 -60 -88 -32 -84 0C-80 24 -64 32 -48 22Z", "#c79a98", 'opacity=".75"'),
    ),
    path(
      "M-50 -30C-50 -84 50 -84 50 -30C54 6 44 30 26 40C24 70 20 92 30 98C14 104 -8 100 -16 78C-22 60 -22 48 -26 40C-44 30 -54 6 -50 -30Z",
      pen.linear([lighten(hide, 0.45), [hide, 0.5], darken(hide, 0.45)], 0, 0, 1, 0.7),
    ),
    mirrored(
      path(
        "M-30 36C-44 44 -52 60 -52 80C-40 76 -26 62 -22 46Z",
        pen.linear(["#fffdf4", "#d9c49a"]),
      ),
    ),
    line(
      "M-22 50C-8 56 8 56 22 50M-22 64C-8 70 8 70 20 64M-18 78C-6 84 8 84 20 78",
      darken(hide, 0.4),
      3,
      'opacity=".6"',
    ),
    mirrored(
      circle(-28, -6, 6, "#15131f"),
      circle(-30, -8, 2, "#fff"),
      line("M-40 -14C-34 -20 -26 -20 -20 -14", darken(hide, 0.45), 3),
    ),
    path("M-34 -62C-20 -72 20 -72 34 -62L22 -22L0 4L-22 -22Z", pen.shade(accent)),
    path(
      "M-28 -56C-14 -64 14 -64 28 -56L18 -26L0 -6L-18 -26Z",
      "none",
      'stroke="#f3cf7a" stroke-width="3.5"',
    ),
    path("M0 -48L12 -34L0 -20L-12 -34Z", pen.gold),
    circle(0, 6, 6, pen.ball("#f0b83a")),
    path("M-44 -40C-42 -62 -28 -70 -14 -72C-28 -62 -34 -46 -34 -24Z", "#fff", 'opacity=".25"'),
  ].join("");
};
