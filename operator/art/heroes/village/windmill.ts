import { circle, line, path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** An Aegean windmill with cloth sails. */
export const windmill: Hero = (pen) => {
  const { accent } = pen.palette;
  return [
    path("M-98 94C-50 74 50 74 98 94Z", pen.shade("#7f8f3a")),
    path(
      "M-40 90L-30 -20H30L40 90Z",
      pen.linear(["#ffffff", ["#f3ead8", 0.5], "#a4937e"], 0, 0, 1, 0),
    ),
    path("M-38 -18C-24 -46 -8 -58 0 -62C8 -58 24 -46 38 -18Z", pen.shade("#9a5a2c")),
    path("M-11 90V66C-11 54 11 54 11 66V90Z", pen.shade("#2f6fa4")),
    path("M-7 8h14v16h-14Z", "#4a3a34"),
    ...[20, 80, 140, 200, 260, 320].map((turn) =>
      place(
        0,
        -26,
        1,
        turn,
        line("M0 0V-66", "#7a4a22", 3.5),
        path(
          "M2 -12L28 -24L20 -60L2 -62Z",
          pen.linear(["#fffdf6", "#dcc8a0"]),
          'stroke="#b99a6a" stroke-width="1"',
        ),
      ),
    ),
    circle(0, -26, 8, pen.ball(accent)),
    path("M-28 -6L-34 84H-24L-20 -6Z", "#fff", 'opacity=".5"'),
  ].join("");
};
