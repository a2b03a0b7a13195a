import { darken, lighten } from "../../colour.ts";
import { circle, line, mirrored, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const owl: Hero = (pen) => {
  const brown = "#8a5a34";
  return [
    path(
      "M-62 -86C-40 -70 40 -70 62 -86C74 -50 76 10 62 50C50 82 26 94 0 94C-26 94 -50 82 -62 50C-76 10 -74 -50 -62 -86Z",
      pen.shade(brown),
    ),
    mirrored(
      path("M-64 -10C-86 20 -76 66 -44 84C-46 46 -48 20 -64 -10Z", pen.shade(darken(brown, 0.3))),
      line(
        "M-66 18C-62 40 -56 60 -46 76M-72 32C-68 50 -62 62 -54 72",
        lighten(brown, 0.4),
        3,
        'opacity=".5"',
      ),
      path("M-62 -86C-44 -70 -20 -62 0 -58C-20 -50 -40 -56 -56 -66Z", darken(brown, 0.4)),
      circle(-28, -32, 32, lighten(brown, 0.55)),
      circle(-28, -32, 23, pen.radial(["#ffe48a", ["#f0a92a", 0.6], "#a85a10"], 0.4, 0.36, 0.7)),
      circle(-28, -32, 12, "#14111c"),
      path("M-22 92C-30 92 -34 98 -36 100H-8C-10 96 -14 92 -22 92Z", "#e0a030"),
    ),
    path("M-9 -22L0 4L9 -22C4 -28 -4 -28 -9 -22Z", pen.shade("#e0952a")),
    path("M-34 14C-20 4 20 4 34 14C36 46 24 78 0 84C-24 78 -36 46 -34 14Z", lighten(brown, 0.62)),
    path(
      "M-18 20q6 8 12 0q6 8 12 0q6 8 12 0l-2 9q-5 6 -10 0q-6 8 -12 0q-5 6 -10 0ZM-14 40q5 7 10 0q4 7 8 0q5 7 10 0l-2 9q-4 6 -8 0q-4 6 -8 0q-4 6 -8 0ZM-9 58q4 6 9 0q5 6 9 0l-3 8q-3 5 -6 0q-3 5 -6 0Z",
      brown,
    ),
    circle(-32, -38, 5, "#fff"),
    circle(24, -38, 5, "#fff"),
    path("M-54 -78C-66 -40 -68 0 -62 30C-56 0 -58 -40 -46 -66Z", "#fff", 'opacity=".15"'),
  ].join("");
};
