import { path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const honeyJar: Hero = (pen) =>
  [
    path(
      "M-66 -44H66C84 -14 84 56 60 92H-60C-84 56 -84 -14 -66 -44Z",
      pen.linear(["#ffe08a", ["#f0a81c", 0.5], "#a05a08"], 0, 0, 1, 0.4),
    ),
    path(
      "M-70 -30C-40 -18 40 -18 70 -30C80 0 78 60 60 92H-60C-78 60 -80 0 -70 -30Z",
      pen.linear(["#ffd25a", ["#e08f10", 0.6], "#8a4a06"]),
    ),
    path("M-66 -44C-40 -58 40 -58 66 -44C50 -34 -50 -34 -66 -44Z", "#fff0c0"),
    path(
      "M-62 -76H62C70 -70 70 -54 62 -48H-62C-70 -54 -70 -70 -62 -76Z",
      pen.shade(pen.palette.accent),
    ),
    path(
      "M-70 -48C-60 -30 -54 -44 -46 -46C-38 -18 -28 -20 -24 -46C-10 -36 -6 -36 4 -46C14 -8 24 -10 30 -46C44 -34 60 -34 70 -48Z",
      "#fff4d2",
    ),
    path("M0 -2L34 18V54L0 74L-34 54V18Z", "#fff6da"),
    path("M0 10L23 24V48L0 62L-23 48V24Z", "#e9a51c"),
    path("M-10 30C-10 24 10 24 10 30L12 40C6 48 -6 48 -12 40Z", "#5a2e0c"),
    path("M-62 -10C-70 20 -66 56 -54 80C-60 40 -58 10 -52 -14Z", "#fff", 'opacity=".5"'),
  ].join("");
