import { path, place, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** Three bars of enamel, each lettered with three rhombi instead of a word. */
export const bar: Hero = (pen) =>
  [-62, 0, 62]
    .map((y, index) =>
      place(
        0,
        y,
        1,
        0,
        rect(-88, -26, 176, 56, pen.darkGold, 'rx="14"'),
        rect(-88, -30, 176, 54, pen.gold, 'rx="13"'),
        rect(
          -80,
          -22,
          160,
          38,
          pen.shade(["#b3242f", pen.palette.mid, "#1f3f7a"][index] ?? "#b3242f"),
          'rx="8"',
        ),
        path(
          "M-44 -18L-28 -3L-44 12L-60 -3ZM0 -18L16 -3L0 12L-16 -3ZM44 -18L60 -3L44 12L28 -3Z",
          pen.gold,
        ),
        path("M-74 -18H74V-10H-74Z", "#fff", 'opacity=".25"'),
      ),
    )
    .join("");
