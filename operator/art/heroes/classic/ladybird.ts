import { ellipse, line, mirrored, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const ladybird: Hero = (pen) =>
  [
    line("M-14 -66C-18 -82 -30 -90 -42 -88M14 -66C18 -82 30 -90 42 -88", "#1b1420", 5),
    line(
      "M-64 -20L-92 -34M-72 20L-98 24M-58 56L-82 76M64 -20L92 -34M72 20L98 24M58 56L82 76",
      "#1b1420",
      7,
    ),
    path("M-38 -40C-38 -84 38 -84 38 -40Z", pen.ball("#33283c")),
    ellipse(0, 18, 74, 72, pen.ball("#d22a2a")),
    path("M0 -54L0 90", "none", 'stroke="#3a0d10" stroke-width="5"'),
    mirrored(
      path("M26 -18a14 14 0 1 0 .1 0ZM48 22a12 12 0 1 0 .1 0ZM22 42a14 14 0 1 0 .1 0Z", "#2a0d14"),
    ),
    path("M-24 -60a7 7 0 1 0 .1 0ZM24 -60a7 7 0 1 0 .1 0Z", "#fff"),
    gleam(-34, -20, 20, 11, -38, 0.55),
  ].join("");
