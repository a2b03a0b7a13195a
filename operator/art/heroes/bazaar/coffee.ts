import { darken, lighten } from "../../colour.ts";
import { ellipse, line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const coffee: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  return [
    line(
      "M-26 -54C-36 -66 -14 -74 -24 -92M0 -54C-10 -68 12 -78 2 -98M26 -54C16 -66 38 -74 28 -90",
      "#fff4dc",
      5,
      'opacity=".55"',
    ),
    ellipse(0, 74, 94, 20, pen.linear(["#fffaf0", "#b9a58e"])),
    ellipse(0, 71, 86, 16, pen.linear([lighten(mid, 0.2), darken(mid, 0.25)])),
    ellipse(0, 69, 54, 10, "#fff6e6"),
    path(
      "M58 -22C98 -30 98 30 48 34L52 20C76 16 76 -12 56 -8Z",
      pen.linear(["#fffaf0", "#b9a58e"]),
    ),
    path(
      "M-64 -36H64C66 14 46 56 26 68H-26C-46 56 -66 14 -64 -36Z",
      pen.linear(["#fffdf6", ["#f1e5d2", 0.5], "#a08d7c"], 0, 0, 1, 0.2),
    ),
    path(
      "M-64 -20H64C64 -4 61 10 56 22H-56C-61 10 -64 -4 -64 -20Z",
      pen.linear([lighten(mid, 0.15), darken(mid, 0.3)], 0, 0, 1, 0),
    ),
    path("M-50 1L-38 -14L-26 1L-38 16ZM-12 1L0 -14L12 1L0 16ZM26 1L38 -14L50 1L38 16Z", "#fff4dc"),
    path("M-43 1l5 -6l5 6l-5 6ZM-5 1l5 -6l5 6l-5 6ZM33 1l5 -6l5 6l-5 6Z", accent),
    path("M-64 -26H64V-20H-64Z", pen.gold),
    ellipse(0, -36, 64, 15, "#f7ecd8"),
    ellipse(0, -35, 55, 11, pen.radial(["#9a6236", ["#5d3318", 0.6], "#33190b"], 0.42, 0.4, 0.7)),
    path(
      "M-34 -38q10 -5 20 0q10 4 22 -1",
      "none",
      'stroke="#d9a66c" stroke-width="3" opacity=".8"',
    ),
    path("M-54 26C-48 44 -38 56 -28 62C-40 46 -44 36 -46 26Z", "#fff", 'opacity=".6"'),
  ].join("");
};
