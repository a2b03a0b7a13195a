import { darken } from "../../colour.ts";
import { circle, line, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const raceHelmet: Hero = (pen) => {
  const { accent, light } = pen.palette;
  return [
    path(
      "M-84 20C-92 -50 -44 -90 8 -88C64 -86 96 -40 90 18C88 50 78 72 60 82H-10C-30 82 -34 66 -52 58C-76 50 -82 40 -84 20Z",
      pen.ball(accent),
    ),
    path(
      "M-86 -4C-60 -24 -6 -30 60 -18C66 -4 64 14 58 26C20 20 -30 26 -82 36C-86 24 -88 10 -86 -4Z",
      pen.linear(["#33496e", ["#0e1730", 0.5], "#c9762f"], 0, 0, 0.6, 1),
    ),
    path("M-78 4C-50 -12 -10 -18 40 -12C10 -8 -30 0 -70 20Z", "#fff", 'opacity=".4"'),
    path("M-40 -76C-10 -92 40 -90 66 -66L74 -52C40 -74 -10 -76 -56 -58Z", light),
    path("M-52 -64C-16 -80 40 -78 78 -48L82 -38C46 -64 -14 -66 -62 -50Z", darken(accent, 0.5)),
    circle(66, 8, 12, pen.silver),
    path(
      "M-48 58C-20 50 30 52 76 58L60 82H-10C-30 82 -34 66 -48 58Z",
      darken(accent, 0.5),
      'opacity=".7"',
    ),
    line("M-60 50C-30 42 30 40 80 44", light, 4, 'opacity=".8"'),
    gleam(-30, -70, 18, 6, -22, 0.5),
  ].join("");
};
