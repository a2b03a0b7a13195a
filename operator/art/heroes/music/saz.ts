import { darken } from "../../colour.ts";
import { circle, line, path, place, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** A long-necked saz. */
export const saz: Hero = (pen) =>
  place(
    -4,
    6,
    1,
    34,
    path("M-6 -104H6L8 20H-8Z", pen.linear(["#8a5228", "#40200c"], 0, 0, 1, 0)),
    path("M-12 -110H12V-84H-12Z", pen.shade("#5a3014")),
    line("M-18 -104H-10M-18 -94H-10M10 -104H18M10 -94H18", "#f0d49a", 5),
    path(
      "M-10 8C-50 24 -62 60 -40 84C-24 100 24 100 40 84C62 60 50 24 10 8Z",
      pen.linear(["#f3c987", ["#c98a44", 0.5], "#6a3a16"], 0, 0, 1, 0.4),
    ),
    path("M-9 14C-40 30 -48 60 -30 78C-44 56 -36 34 -9 14Z", "#fff", 'opacity=".4"'),
    circle(0, 50, 12, "#2a1408"),
    circle(
      0,
      50,
      15,
      "none",
      `stroke="${pen.palette.accent}" stroke-width="3.5" stroke-dasharray="3 3"`,
    ),
    rect(-14, 76, 28, 6, "#40200c", 'rx="2"'),
    line("M-4 -100V78M0 -100V78M4 -100V78", "#fff6dc", 1.2),
    line("M-8 -70H8M-8 -52H8M-8 -34H8M-8 -18H8M-8 -4H8", "#f0d49a", 2.5),
    path("M-30 66l6 -8l6 8l-6 8ZM18 66l6 -8l6 8l-6 8Z", darken(pen.palette.accent, 0.2)),
  );
