import { circle, disc, path, star } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const sheriffStar: Hero = (pen) =>
  [
    path(star(6, 96, 50), "#05070f", 'opacity=".4" transform="translate(4 6)"'),
    path(star(6, 94, 48), pen.gold),
    path(
      Array.from({ length: 6 }, (_, i) =>
        disc(Math.sin(i * 1.0472) * 90, -Math.cos(i * 1.0472) * 90, 11),
      ).join(""),
      pen.gold,
    ),
    path(star(6, 74, 39), pen.darkGold),
    path(star(6, 70, 37), pen.gold),
    circle(0, 0, 36, pen.darkGold),
    circle(0, 0, 32, pen.gold),
    path(star(5, 23, 10), pen.shade(pen.palette.accent)),
    gleam(-58, -30, 8, 4, -30, 0.7),
  ].join("");
