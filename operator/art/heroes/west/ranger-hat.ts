import { darken } from "../../colour.ts";
import { circle, ellipse, line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const rangerHat: Hero = (pen) => {
  const felt = "#9a6232";
  return [
    ellipse(4, 62, 96, 20, "#05070f", 'opacity=".4"'),
    path(
      "M-100 22C-70 8 -56 34 0 34C56 34 70 8 100 22C104 54 58 66 0 66C-58 66 -104 54 -100 22Z",
      pen.shade(felt),
    ),
    path(
      "M-58 28C-56 -10 -52 -66 -22 -72C-8 -74 -6 -62 0 -62C6 -62 8 -74 22 -72C52 -66 56 -10 58 28C24 42 -24 42 -58 28Z",
      pen.linear(["#d9a066", [felt, 0.5], "#4d2a12"], 0.1, 0, 0.7, 1),
    ),
    path(
      "M-22 -72C-8 -74 -6 -62 0 -62C6 -62 8 -74 22 -72C14 -44 8 -30 0 -20C-8 -30 -14 -44 -22 -72Z",
      darken(felt, 0.5),
      'opacity=".7"',
    ),
    path("M-58 10C-24 26 24 26 58 10V28C24 44 -24 44 -58 28Z", pen.shade(pen.palette.accent)),
    path("M0 20L12 30L0 40L-12 30Z", pen.gold),
    circle(-34, 26, 4, "#fff0c0"),
    circle(34, 26, 4, "#fff0c0"),
    path("M-48 4C-48 -26 -42 -56 -28 -64C-34 -40 -34 -18 -32 12Z", "#fff", 'opacity=".28"'),
    line("M-94 30C-60 56 60 56 94 30", "#e9c08a", 3, 'opacity=".6"'),
  ].join("");
};
