import { ellipse, line, path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const baklava: Hero = (pen) => {
  const slice = (x: number, y: number) =>
    place(
      x,
      y,
      1,
      0,
      path(
        "M-44 0L0 -24L44 0L0 24Z",
        pen.linear(["#ffe2a0", ["#e0a042", 0.5], "#b06a1e"], 0, 0, 1, 1),
      ),
      path("M-44 0L0 24V58L-44 34Z", "#c98a3c"),
      path("M44 0L0 24V58L44 34Z", "#8a5420"),
      line("M-44 8L0 32L44 8M-44 16L0 40L44 16M-44 26L0 50L44 26", "#f6d596", 2.5, 'opacity=".8"'),
      path("M-14 -2C-8 -10 8 -10 14 -2C8 6 -8 6 -14 -2Z", "#7fa83f"),
      path("M-8 -4l5 -3l3 4l5 -3l2 5l-5 3l-4 -2l-4 2Z", "#b6d070"),
      line("M-26 -2L-4 -14", "#fff", 3, 'opacity=".6"'),
    );
  return [
    ellipse(0, 78, 98, 20, pen.silver),
    ellipse(0, 74, 88, 15, "#69737f"),
    slice(0, -28),
    slice(-46, 0),
    slice(46, 0),
    slice(0, 26),
    path("M-60 44C-58 58 -50 58 -50 46ZM24 66C26 84 36 84 34 62Z", "#e7a83c", 'opacity=".9"'),
  ].join("");
};
