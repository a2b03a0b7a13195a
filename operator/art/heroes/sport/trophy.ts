import { ellipse, mirrored, path, rect, star } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const trophy: Hero = (pen) => {
  const { accent } = pen.palette;
  return [
    mirrored(
      path(
        "M50 -70C96 -84 104 -22 58 -4C50 0 42 4 34 6L36 -6C54 -12 80 -34 70 -58C66 -66 56 -62 50 -58Z",
        pen.gold,
      ),
    ),
    path("M-56 -82H56C58 -22 40 14 14 24V46H-14V24C-40 14 -58 -22 -56 -82Z", pen.gold),
    ellipse(0, -82, 56, 11, pen.darkGold),
    ellipse(0, -82, 46, 7, "#6a3a10"),
    path("M-14 40H14L30 62H-30Z", pen.gold),
    rect(-46, 60, 92, 34, pen.linear(["#5a3a28", "#22120c"]), 'rx="5"'),
    rect(-26, 68, 52, 16, pen.gold, 'rx="3"'),
    path(star(5, 24, 10), pen.shade(accent), 'transform="translate(0 -34)"'),
    path("M-44 -68C-44 -26 -34 2 -14 14C-22 -10 -26 -40 -24 -70Z", "#fff", 'opacity=".5"'),
    path("M40 -70C40 -30 30 0 14 14C22 -8 28 -40 30 -70Z", "#7a3d10", 'opacity=".35"'),
  ].join("");
};
