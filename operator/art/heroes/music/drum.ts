import { darken, lighten } from "../../colour.ts";
import { circle, ellipse, line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** A davul with its mallet. */
export const drum: Hero = (pen) => {
  const { accent, mid, light } = pen.palette;
  return [
    path(
      "M-74 -34V44C-74 92 74 92 74 44V-34Z",
      pen.linear([lighten(accent, 0.25), accent, darken(accent, 0.5)], 0, 0, 1, 0),
    ),
    line("M-72 -18L-48 62L-24 4L0 76L24 4L48 62L72 -18", light, 4.5),
    path("M-74 38V48C-74 96 74 96 74 48V38C74 86 -74 86 -74 38Z", mid),
    ellipse(0, -34, 74, 34, mid),
    ellipse(0, -37, 66, 28, pen.radial(["#fffdf4", ["#f0e2c2", 0.6], "#c4a878"], 0.4, 0.34, 0.75)),
    path("M0 -52L17 -37L0 -22L-17 -37Z", "none", `stroke="${accent}" stroke-width="4"`),
    line("M28 -44L84 -94", pen.linearAt(["#f0c987", "#7a451c"], 28, -44, 84, -94), 8),
    circle(26, -42, 13, pen.ball("#b9733a")),
    line("M-30 -46L-86 -84", "#d9a866", 4.5),
    path("M-66 -20C-68 20 -64 50 -50 64C-56 36 -56 6 -54 -10Z", "#fff", 'opacity=".25"'),
  ].join("");
};
