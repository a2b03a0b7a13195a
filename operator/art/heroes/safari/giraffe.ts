import { darken, lighten } from "../../colour.ts";
import { circle, ellipse, line, mirrored, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const giraffe: Hero = (pen) => {
  const coat = "#e8b04a";
  const spots = "#9a5a22";
  return [
    path("M-28 98C-20 60 -22 20 -24 -6H24C26 20 34 60 46 98Z", pen.shade(coat)),
    path(
      "M-14 22l14 -8l10 12l-8 14l-14 -4ZM14 44l14 -4l6 14l-10 10l-12 -8ZM-16 54l14 -4l8 12l-8 12l-14 -4ZM12 78l14 -4l8 12l-6 12h-16ZM-22 84l12 -4l8 10l-4 8h-18Z",
      spots,
    ),
    mirrored(
      line("M-14 -66L-20 -94", "#b97a32", 8),
      circle(-20, -95, 7, "#4a2814"),
      path("M-30 -52C-58 -72 -76 -62 -80 -50C-66 -38 -46 -38 -30 -40Z", pen.shade(coat)),
    ),
    path(
      "M-36 -52C-34 -76 34 -76 36 -52C38 -24 30 -2 28 16C26 34 -26 34 -28 16C-30 -2 -38 -24 -36 -52Z",
      pen.linear([lighten(coat, 0.35), [coat, 0.5], darken(coat, 0.35)], 0, 0, 1, 0.4),
    ),
    path(
      "M-12 -66L12 -66L8 -46L-8 -46ZM-30 -44L-18 -40L-22 -26L-32 -28ZM30 -44L18 -40L22 -26L32 -28Z",
      spots,
      'opacity=".85"',
    ),
    path("M-28 6C-26 -8 26 -8 28 6C30 34 16 38 0 38C-16 38 -30 34 -28 6Z", lighten(coat, 0.55)),
    path("M-14 8a4 6 20 1 0 .1 0ZM14 8a4 6 -20 1 0 .1 0Z", "#5a3018"),
    line("M-14 26C-6 31 6 31 14 26", "#5a3018", 3),
    mirrored(
      ellipse(-26, -34, 7, 9, "#1a1018"),
      circle(-28, -38, 2.6, "#fff"),
      line("M-38 -42C-34 -48 -26 -48 -20 -44", "#5a3018", 3),
    ),
  ].join("");
};
