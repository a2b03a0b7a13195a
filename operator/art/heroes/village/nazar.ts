import { darken } from "../../colour.ts";
import { circle, line, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

/** The blue glass bead against the evil eye. */
export const nazar: Hero = (pen) =>
  [
    line("M-6 -74C-20 -100 20 -104 8 -76", "#d9b36a", 5),
    circle(3, 10, 84, "#05070f", 'opacity=".4"'),
    circle(0, 4, 84, pen.ball("#1d4fb8")),
    circle(0, 4, 58, pen.ball("#fbfaf2")),
    circle(0, 4, 40, pen.ball("#4fb4e6")),
    circle(0, 4, 20, pen.ball("#101736")),
    path("M-70 -24C-58 -58 -28 -76 4 -76C-28 -64 -50 -44 -56 -10Z", "#fff", 'opacity=".65"'),
    path("M66 36C54 64 28 80 0 82C28 72 48 54 56 26Z", "#9fd0ff", 'opacity=".4"'),
    gleam(-10, -8, 8, 5, -36, 0.9),
    circle(-20, -84, 9, pen.ball(pen.palette.accent)),
    circle(24, -86, 7, pen.ball(darken("#f0b83a", 0.1))),
  ].join("");
