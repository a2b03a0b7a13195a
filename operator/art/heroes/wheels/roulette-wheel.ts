import { circle, ellipse, line, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";
import { sectors } from "./sectors.ts";

/** A roulette wheel in perspective, flattened to `tilt`. */
export const rouletteWheel: Hero = (pen) =>
  [
    ellipse(0, 22, 100, 66, "#05070f", 'opacity=".45"'),
    path("M-98 0V16A98 66 0 0 0 98 16V0Z", pen.linear(["#8a4a22", "#2c1208"], 0, 0, 1, 0)),
    `<g transform="scale(1 .68)">${[
      circle(0, 0, 98, pen.linear(["#d99a58", ["#8a4a22", 0.5], "#4a200e"], 0, 0, 1, 1)),
      circle(0, 0, 84, pen.gold),
      circle(0, 0, 80, "#14161f"),
      path(sectors(24, 79, 52, 0, 2), pen.radial(["#e0383c", "#7d1020"], 0.4, 0.3, 0.8)),
      path(sectors(24, 79, 52, 5, 24), "#1f8a5a"),
      circle(0, 0, 66, "none", 'stroke="#f3d9a0" stroke-opacity=".55" stroke-width="2"'),
      circle(0, 0, 52, pen.gold),
      circle(0, 0, 48, pen.radial(["#c9803e", ["#7c3f1a", 0.6], "#3a180a"], 0.4, 0.3, 0.8)),
      line("M0 -44V44M-44 0H44M-31 -31L31 31M31 -31L-31 31", "#d9a24a", 3, 'opacity=".55"'),
    ].join("")}</g>`,
    path("M-24 -4A24 16 0 0 1 24 -4L10 -34H-10Z", pen.gold),
    ellipse(0, -34, 14, 8, pen.gold),
    circle(0, -46, 10, pen.ball("#f0b83a")),
    circle(46, 34, 8, pen.ball("#ffffff")),
    path("M-96 -6C-90 -46 -40 -68 4 -67C-40 -60 -80 -38 -90 2Z", "#fff", 'opacity=".35"'),
    gleam(-6, -50, 3, 3, 0, 0.9),
  ].join("");
