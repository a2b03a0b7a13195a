import { darken, lighten } from "../../colour.ts";
import { line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const rose: Hero = (pen) => {
  const tone = "#cf2c48";
  const petal = (share: number) => (share < 0 ? darken(tone, -share) : lighten(tone, share));
  return [
    line("M0 30C6 58 -4 76 0 98", pen.linearAt(["#5fae6c", "#255c3d"], 0, 20, 0, 98), 8),
    path(
      "M0 84C-26 86 -56 74 -74 48C-40 48 -10 58 0 84ZM2 74C24 70 54 62 70 34C38 38 10 48 2 74Z",
      pen.shade("#357a4e"),
    ),
    path("M-62 -30C-84 10 -52 52 0 52C52 52 84 10 62 -30C40 -60 -40 -60 -62 -30Z", petal(-0.45)),
    path("M-66 -34C-84 6 -46 44 2 40C-24 20 -44 -10 -66 -34Z", petal(0.08)),
    path("M66 -34C84 6 46 44 -2 40C24 20 44 -10 66 -34Z", petal(-0.22)),
    path(
      "M-52 -58C-70 -10 -30 30 20 30C50 26 66 -20 52 -58C20 -84 -20 -84 -52 -58Z",
      pen.shade(tone),
    ),
    path("M-52 -58C-44 -16 -10 10 26 4C50 -4 58 -34 52 -58C20 -84 -20 -84 -52 -58Z", petal(-0.3)),
    path("M-44 -66C-30 -30 0 -18 24 -24C42 -30 48 -50 44 -66C20 -88 -20 -88 -44 -66Z", petal(0.1)),
    path("M-26 -72C-16 -48 10 -44 26 -60C24 -78 -8 -86 -26 -72Z", petal(-0.4)),
    path("M-16 -70C-6 -58 8 -56 16 -66C10 -76 -8 -78 -16 -70Z", petal(0.3)),
    line(
      "M-60 -28C-48 6 -26 30 4 36M-50 -54C-42 -18 -10 8 26 4M-42 -64C-28 -30 0 -20 22 -26",
      petal(0.6),
      3,
      'opacity=".7"',
    ),
  ].join("");
};
