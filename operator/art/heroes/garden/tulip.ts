import { darken, lighten } from "../../colour.ts";
import { line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** The pointed tulip of the tile painters, not the round one of today's gardens. */
export const tulip: Hero = (pen) => {
  const red = pen.palette.accent;
  const green = "#3f8a58";
  return [
    line("M0 6C4 40 0 70 -2 96", pen.linearAt(["#5fae6c", "#255c3d"], 0, 0, 0, 96), 8),
    path("M-2 92C-34 86 -66 50 -70 6C-44 26 -14 52 -2 92Z", pen.shade(green)),
    path("M-2 92C-24 70 -50 40 -70 6C-44 26 -14 52 -2 92Z", lighten(green, 0.4), 'opacity=".4"'),
    path("M0 92C28 82 56 58 74 14C40 30 12 58 0 92Z", pen.shade("#357a4e")),
    path(
      "M-30 -24C-44 -58 -38 -80 -30 -98C-14 -80 -4 -64 0 -50C4 -64 14 -80 30 -98C38 -80 44 -58 30 -24Z",
      darken(red, 0.35),
    ),
    path(
      "M0 16C-44 16 -62 -30 -56 -86C-30 -66 -8 -30 0 16Z",
      pen.linear([lighten(red, 0.35), [red, 0.4], darken(red, 0.35)], 0, 0, 0.9, 1),
    ),
    path(
      "M0 16C44 16 62 -30 56 -86C30 -66 8 -30 0 16Z",
      pen.linear([lighten(red, 0.12), darken(red, 0.45)], 0, 0, 0.9, 1),
    ),
    path(
      "M0 18C-26 6 -28 -44 0 -82C28 -44 26 6 0 18Z",
      pen.linear([lighten(red, 0.5), [red, 0.5], darken(red, 0.25)]),
    ),
    path("M0 4C-10 -8 -10 -36 0 -60C10 -36 10 -8 0 4Z", "#ffe6b8", 'opacity=".75"'),
    line("M-46 -66C-38 -40 -28 -14 -12 6", "#fff", 3, 'opacity=".4"'),
  ].join("");
};
