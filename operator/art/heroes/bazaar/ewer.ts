import { circle, line, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const ewer: Hero = (pen) =>
  [
    path("M36 -52C92 -56 92 40 46 46L44 32C74 26 72 -38 38 -38Z", pen.copper),
    path("M-34 12C-66 8 -64 -40 -92 -54L-84 -64C-50 -52 -54 -12 -30 -10Z", pen.copper),
    path(
      "M-22 -62H22C20 -44 26 -36 38 -24C64 6 52 52 24 66H-24C-52 52 -64 6 -38 -24C-26 -36 -20 -44 -22 -62Z",
      pen.copper,
    ),
    path("M-28 -72H28L22 -60H-22Z", pen.darkGold),
    path("M-22 -72C-20 -90 20 -90 22 -72Z", pen.copper),
    circle(0, -92, 7, pen.ball("#e3a53c")),
    path("M-24 66H24L40 90H-40Z", pen.copper),
    path("M-44 86H44V94H-44Z", pen.darkGold),
    path(
      "M-50 2C-30 12 30 12 50 2C54 14 52 26 48 34C26 42 -26 42 -48 34C-52 26 -54 14 -50 2Z",
      pen.palette.mid,
    ),
    path("M-34 23l9 -10l9 10l-9 10ZM-9 25l9 -10l9 10l-9 10ZM16 23l9 -10l9 10l-9 10Z", "#ffe9b8"),
    line("M-30 -28C-14 -22 14 -22 30 -28M-36 48C-16 56 16 56 36 48", "#6d3016", 3),
    path("M-30 -24C-50 2 -48 36 -32 56C-38 30 -34 4 -18 -22Z", "#fff", 'opacity=".5"'),
    gleam(-74, -50, 8, 3, 50, 0.4),
  ].join("");
