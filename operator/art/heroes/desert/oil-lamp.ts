import { circle, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const oilLamp: Hero = (pen) =>
  [
    path(
      "M-66 -22C-90 -60 -50 -66 -62 -100C-30 -80 -34 -50 -52 -22Z",
      pen.linear(["#fff3c000", ["#ffd58a", 0.5], "#f2a341"]),
      'opacity=".85"',
    ),
    path("M56 -4C96 -30 100 26 62 38L58 24C80 16 78 -8 58 10Z", pen.darkGold),
    path(
      "M-92 -26C-78 -16 -60 -14 -44 -16C-20 -26 40 -26 62 -6C76 30 44 56 10 60H-10C-46 54 -60 14 -92 -26Z",
      pen.gold,
    ),
    path("M-30 -20C-14 -28 30 -28 46 -16C40 -34 26 -44 8 -46C-10 -44 -24 -34 -30 -20Z", pen.gold),
    path(
      "M-30 -20C-14 -28 30 -28 46 -16L45 -10C30 -20 -14 -20 -31 -13Z",
      "#7a3d10",
      'opacity=".5"',
    ),
    circle(8, -52, 9, pen.ball("#d23a3a")),
    path("M-16 58H16L36 84H-36Z", pen.gold),
    path("M-44 82H44L48 92H-48Z", pen.darkGold),
    path(
      "M-50 14C-20 30 30 30 64 10C62 22 58 30 52 36C20 50 -20 46 -38 36Z",
      pen.palette.deep,
      'opacity=".75"',
    ),
    path("M-24 34l8 -9l8 9l-8 9ZM4 38l8 -9l8 9l-8 9ZM30 32l7 -8l7 8l-7 8Z", "#ffe4a0"),
    path("M-78 -18C-40 -10 -30 -18 0 -22C-26 -8 -50 0 -66 -4Z", "#fff", 'opacity=".5"'),
    gleam(18, -36, 12, 4, 10, 0.5),
  ].join("");
