import { darken } from "../../colour.ts";
import { line, mirrored, path, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const castle: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  const stone = pen.linear(["#efe6d4", ["#b9ab98", 0.5], "#5f5a60"], 0, 0, 1, 0.1);
  const roof = pen.shade(mid);
  return [
    path("M-98 94C-60 78 60 78 98 94Z", darken(mid, 0.55)),
    rect(-22, -36, 44, 90, stone),
    path("M-30 -34L0 -88L30 -34Z", roof),
    mirrored(
      rect(-76, -4, 34, 94, stone),
      path("M-84 -2L-59 -54L-34 -2Z", roof),
      line("M-59 -54V-72", "#7a5a3a", 3),
      path("M-59 -73L-40 -67L-59 -61Z", accent),
    ),
    rect(-46, 30, 92, 60, stone),
    path("M-46 30v-10h12v10h11v-10h12v10h22v-10h12v10h11v-10h12v10v8h-92Z", "#cbbda8"),
    path("M-18 90V62C-18 44 18 44 18 62V90Z", "#2a1c1a"),
    path("M-13 90V64C-13 51 13 51 13 64V90Z", pen.shade("#8a5426")),
    line("M-13 72H13M0 54V90", "#2a1c1a", 3),
    path(
      "M-5 -14a5 7 0 0 1 10 0v14h-10ZM-64 18a5 7 0 0 1 10 0v14h-10ZM54 18a5 7 0 0 1 10 0v14h-10Z",
      "#ffd98a",
    ),
    line("M0 -88V-108", "#7a5a3a", 3.5),
    path("M0 -109L28 -101L0 -93Z", accent),
    path("M-76 -4H-66V90H-76ZM-22 -34H-13V28H-22Z", "#fff", 'opacity=".25"'),
    path("M-30 -34L0 -88L-6 -34ZM-84 -2L-59 -54L-64 -2Z", "#fff", 'opacity=".2"'),
  ].join("");
};
