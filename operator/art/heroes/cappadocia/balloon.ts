import { darken } from "../../colour.ts";
import { line, path, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const balloon: Hero = (pen) => {
  const { accent, mid, light } = pen.palette;
  const envelope =
    "M0 -98C50 -98 80 -62 80 -22C80 18 44 40 24 58H-24C-44 40 -80 18 -80 -22C-80 -62 -50 -98 0 -98Z";
  return [
    path(envelope, light),
    path(
      "M0 -98C-50 -98 -80 -62 -80 -22C-80 18 -44 40 -24 58H-17C-36 36 -56 14 -56 -22C-56 -60 -34 -90 0 -98ZM0 -98C-20 -84 -28 -56 -28 -22C-28 12 -18 38 -9 58H9C18 38 28 12 28 -22C28 -56 20 -84 0 -98ZM0 -98C50 -98 80 -62 80 -22C80 18 44 40 24 58H17C36 36 56 14 56 -22C56 -60 34 -90 0 -98Z",
      accent,
    ),
    path("M-79 -30C-50 -18 50 -18 79 -30L78 -8C50 4 -50 4 -78 -8Z", mid),
    path(
      "M-60 -17l8 -9l9 8l-9 9ZM-34 -13l9 -9l9 9l-9 9ZM-9 -12l9 -9l9 9l-9 9ZM16 -13l9 -9l9 9l-9 9ZM43 -18l9 -8l8 9l-8 8Z",
      light,
    ),
    path(
      envelope,
      pen.linear(["#fff8", ["#fff0", 0.35], ["#0b102400", 0.5], "#0b1024aa"], 0, 0.1, 1, 0.5),
    ),
    path("M-24 58H24L18 66H-18Z", darken(accent, 0.5)),
    line("M-18 66L-13 78M18 66L13 78M-6 66L-5 78M6 66L5 78", "#d9b98a", 2),
    rect(-16, 77, 32, 20, pen.linear(["#c98f4e", "#6b3d1a"]), 'rx="5"'),
    path("M-16 84H16M-16 90H16", "none", 'stroke="#5a3214" stroke-width="2"'),
  ].join("");
};
