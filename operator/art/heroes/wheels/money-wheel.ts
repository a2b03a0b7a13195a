import { darken } from "../../colour.ts";
import { circle, line, path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";
import { sectors } from "./sectors.ts";

/** An upright wheel of fortune with its pointer. */
export const moneyWheel: Hero = (pen) => {
  const { accent, mid, light } = pen.palette;
  return [
    path("M-20 60L-46 98H46L20 60Z", pen.shade(darken(mid, 0.4))),
    circle(0, -4, 90, pen.gold),
    circle(0, -4, 82, darken(mid, 0.5)),
    place(
      0,
      -4,
      1,
      0,
      path(sectors(16, 80, 18, 0, 4), accent),
      path(sectors(16, 80, 18, 1, 4), light),
      path(sectors(16, 80, 18, 2, 4), mid),
      path(sectors(16, 80, 18, 3, 4), "#e8b23c"),
      path(
        sectors(16, 80, 18, 0, 1),
        "none",
        'stroke="#1a1420" stroke-opacity=".35" stroke-width="1.5"',
      ),
      circle(0, 0, 85, "none", 'stroke="#fff8dc" stroke-width="5" stroke-dasharray="0.1 16.7"'),
      circle(0, 0, 80, pen.linear(["#fff6", ["#fff0", 0.4], "#0b102477"], 0, 0, 1, 1)),
      circle(0, 0, 22, pen.gold),
      path("M0 -13L12 0L0 13L-12 0Z", accent),
    ),
    path("M-13 -104H13L0 -72Z", pen.shade("#e2463c")),
    path("M-13 -104H0V-72Z", "#fff", 'opacity=".35"'),
    line("M-70 -44C-58 -66 -30 -80 -4 -80", "#fff", 5, 'opacity=".45"'),
  ].join("");
};
