import { lighten } from "../../colour.ts";
import { circle, line, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const cupcake: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  return [
    path("M-58 24H58L44 92H-44Z", pen.shade(mid)),
    path(
      "M-44 26L-34 92H-22L-28 26ZM-14 26L-10 92H2L0 26ZM16 26L14 92H26L30 26ZM46 26L36 92H44L58 26Z",
      lighten(mid, 0.5),
      'opacity=".55"',
    ),
    path(
      "M-72 24C-84 2 -64 -14 -50 -12C-56 -36 -30 -48 -20 -42C-20 -64 8 -82 14 -86C10 -68 24 -62 26 -44C44 -46 58 -30 50 -12C70 -14 82 6 72 24C40 36 -40 36 -72 24Z",
      pen.linear(["#fffaf4", ["#f7c9cf", 0.5], "#d27a92"], 0.2, 0, 0.7, 1),
    ),
    path(
      "M-62 10C-30 26 30 24 60 4M-44 -14C-20 0 24 -2 44 -18M-14 -42C-2 -34 14 -36 24 -44",
      "none",
      'stroke="#c2607c" stroke-width="4" opacity=".5"',
    ),
    circle(10, -84, 15, pen.ball("#d2263a")),
    line("M12 -96C16 -104 24 -106 30 -104", "#5d7a2a", 4),
    line("M-40 2l8 5M-10 -18l7 -5M22 -2l8 4M40 10l7 -5M-20 14l8 -3M0 -4l6 6M-54 14l5 6", accent, 5),
    gleam(-30, -26, 12, 6, -30, 0.7),
  ].join("");
};
