import { disc, line, mirrored, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const hornedHelmet: Hero = (pen) =>
  [
    mirrored(
      path(
        "M50 -12C92 -8 100 -52 84 -98C74 -66 62 -44 44 -42Z",
        pen.linear(["#fffaec", ["#ead6ac", 0.5], "#94713f"], 1, 0, 0, 1),
      ),
      line("M56 -38L64 -14M70 -52L80 -28M80 -68L92 -52", "#94713f", 3, 'opacity=".6"'),
    ),
    path("M-66 32C-70 -36 -40 -72 0 -72C40 -72 70 -36 66 32Z", pen.silver),
    path("M-9 -74H9V36H-9Z", pen.gold),
    path("M-70 20C-40 8 40 8 70 20V44C40 32 -40 32 -70 44Z", pen.gold),
    path(disc(-52, 27, 5) + disc(-28, 22, 5) + disc(28, 22, 5) + disc(52, 27, 5), "#8a5016"),
    path("M-10 36H10L12 86C8 96 -8 96 -12 86Z", pen.gold),
    mirrored(
      path("M18 34C32 34 54 36 62 42C62 62 54 84 40 94C44 76 34 64 22 58Z", pen.silver),
      path("M20 40C30 40 44 42 50 48C46 54 32 56 22 54Z", "#101322", 'opacity=".75"'),
    ),
    path("M0 16L10 28L0 40L-10 28Z", pen.shade(pen.palette.accent)),
    path("M-52 6C-52 -28 -36 -52 -14 -62C-24 -40 -30 -20 -30 4Z", "#fff", 'opacity=".6"'),
  ].join("");
