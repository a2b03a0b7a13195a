import { darken, lighten } from "../../colour.ts";
import { line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** A round stone tower with a lead cone, as it stands over the Golden Horn. */
export const stoneTower: Hero = (pen) => {
  const stone = pen.linear(["#f6e3bd", ["#d0ae7c", 0.45], "#7d5c40"], 0, 0, 1, 0);
  return [
    path(
      "M-98 94V66L-80 52L-62 66V54L-46 42L-32 56V94ZM98 94V60L82 46L66 60V70L50 58L34 72V94Z",
      darken("#7d5c40", 0.35),
    ),
    path("M-88 74h8v8h-8ZM-58 66h8v8h-8ZM72 70h8v8h-8ZM46 78h8v8h-8Z", "#ffd98a"),
    path("M-32 94L-30 -30H30L32 94Z", stone),
    path("M-40 -32H40V-18H-40Z", stone),
    path("M-36 -56H36V-32H-36Z", stone),
    path(
      "M-28 -52a6 7 0 0 1 12 0v16h-12ZM-6 -52a6 7 0 0 1 12 0v16h-12ZM16 -52a6 7 0 0 1 12 0v16h-12Z",
      "#ffd98a",
    ),
    path(
      "M-42 -56C-24 -66 -8 -84 0 -98C8 -84 24 -66 42 -56Z",
      pen.linear([lighten("#4f6f7a", 0.35), "#4f6f7a", darken("#4f6f7a", 0.5)], 0, 0, 1, 0.2),
    ),
    line("M0 -98V-110", "#f0c65a", 4),
    line("M-31 0H31M-31 30H31M-32 62H32", "#7d5c40", 3, 'opacity=".5"'),
    path("M-6 -6a6 7 0 0 1 12 0v16h-12ZM-6 26a6 7 0 0 1 12 0v16h-12Z", "#5a3c28"),
    path("M-10 94V76C-10 66 10 66 10 76V94Z", "#4a2c1c"),
    path("M-26 -16H-16V92H-28Z", "#fff", 'opacity=".3"'),
  ].join("");
};
