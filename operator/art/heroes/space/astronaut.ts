import { circle, line, path, place, rect, star } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const astronaut: Hero = (pen) => {
  const suit = pen.linear(["#ffffff", ["#d7dee6", 0.5], "#7d8b9c"], 0.1, 0, 0.8, 1);
  const { accent, mid } = pen.palette;
  return [
    rect(-58, 12, 116, 70, pen.shade("#8793a3"), 'rx="20"'),
    path("M-50 34C-84 44 -94 70 -88 94H-56L-46 60ZM50 34C84 44 94 70 88 94H56L46 60Z", suit),
    path("M-52 94C-56 52 -44 28 0 28C44 28 56 52 52 94Z", suit),
    rect(-28, 58, 56, 26, pen.shade(mid), 'rx="6"'),
    circle(-14, 71, 6, "#e2463c"),
    circle(4, 71, 5, "#f2c14d"),
    rect(14, 66, 10, 10, "#bfe5df", 'rx="2"'),
    path("M-90 76L-58 74L-57 84L-89 86ZM90 76L58 74L57 84L89 86Z", accent),
    circle(0, -30, 66, suit),
    circle(-64, -26, 12, pen.shade(accent)),
    circle(64, -26, 12, pen.shade(accent)),
    path(
      "M-50 -30C-50 -66 50 -66 50 -30C50 8 34 20 0 20C-34 20 -50 8 -50 -30Z",
      pen.linear(["#2d3f74", ["#0c1533", 0.5], "#c9762f"], 0.1, 0, 0.7, 1),
    ),
    path(
      "M-40 -34C-38 -54 -12 -60 8 -56C-14 -50 -26 -34 -26 -8C-36 -14 -41 -24 -40 -34Z",
      "#fff",
      'opacity=".35"',
    ),
    place(24, 0, 1, 0, path(star(4, 9, 2), "#fff")),
    circle(30, -34, 3, "#fff"),
    circle(10, -6, 2, "#fff"),
    line("M40 -92L48 -78", "#d7dee6", 5),
    circle(40, -94, 6, accent),
  ].join("");
};
