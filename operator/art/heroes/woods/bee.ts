import { circle, ellipse, line, mirrored, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const bee: Hero = (pen) =>
  [
    mirrored(
      path(
        "M-12 -22C-60 -86 -104 -70 -94 -34C-88 -10 -40 -4 -12 -8Z",
        pen.linear(["#ffffffee", "#9fd0dc88"], 0, 0, 1, 1),
      ),
      path(
        "M-14 -2C-60 -4 -88 18 -74 38C-62 50 -26 26 -12 10Z",
        pen.linear(["#ffffffcc", "#9fd0dc66"], 0, 0, 1, 1),
      ),
      line("M-20 -20C-50 -46 -74 -52 -86 -44", "#fff", 2, 'opacity=".6"'),
      line("M-10 -60C-16 -78 -26 -84 -36 -84", "#241611", 4.5),
      circle(-38, -84, 5, "#241611"),
    ),
    path("M-36 4C-40 46 -20 88 0 98C20 88 40 46 36 4C24 -14 -24 -14 -36 4Z", pen.ball("#f2b21c")),
    path(
      "M-37 18C-20 28 20 28 37 18L36 36C18 46 -18 46 -36 36ZM-32 52C-16 60 16 60 32 52L26 68C12 74 -12 74 -26 68ZM-19 80C-8 84 8 84 19 80L0 98Z",
      "#2a1812",
    ),
    ellipse(0, -14, 32, 24, pen.ball("#e0a526")),
    path("M-30 -20C-20 -8 20 -8 30 -20C20 -34 -20 -34 -30 -20Z", "#fff0b8", 'opacity=".35"'),
    circle(0, -46, 27, pen.ball("#4a2a1a")),
    mirrored(ellipse(-12, -46, 9, 11, "#fff8e8"), circle(-11, -44, 5, "#140d14")),
    line("M-8 -30C-4 -26 4 -26 8 -30", "#fff0d0", 3),
    gleam(-20, 16, 5, 16, 16, 0.4),
  ].join("");
