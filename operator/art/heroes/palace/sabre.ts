import { circle, line, path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** A curved kılıç with its scabbard. */
export const sabre: Hero = (pen) => {
  const { accent } = pen.palette;
  return [
    place(
      0,
      0,
      1,
      90,
      path("M-86 -64C-30 -52 44 -20 76 54L62 64C34 0 -30 -34 -90 -50Z", pen.shade(accent)),
      path("M-62 -58L-66 -44L-52 -40L-47 -54ZM62 26L50 34L60 54L76 46Z", pen.gold),
    ),
    path(
      "M-86 -70C-26 -60 46 -24 70 38L54 48C30 -6 -30 -44 -90 -56C-94 -62 -92 -68 -86 -70Z",
      pen.linear(["#ffffff", ["#cfd9df", 0.4], ["#7b8a96", 0.6], "#e3eaee"], 0, 0, 0.4, 1),
    ),
    line("M-82 -62C-26 -52 36 -16 58 38", "#fff", 2.5, 'opacity=".9"'),
    path("M40 50L84 24L90 34L46 60Z", pen.gold),
    circle(88, 28, 7, pen.ball("#f0b83a")),
    circle(42, 56, 7, pen.ball("#f0b83a")),
    path(
      "M60 46L74 40C86 58 94 70 92 88C84 94 76 90 74 82C74 70 66 58 60 46Z",
      pen.shade("#3a241a"),
    ),
    line("M66 54L78 48M70 64L83 58M74 74L88 70", "#e3a53c", 3.5),
    circle(86, 88, 9, pen.ball("#f0b83a")),
  ].join("");
};
