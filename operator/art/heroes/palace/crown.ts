import { circle, ellipse, mirrored, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const crown: Hero = (pen) => {
  const { accent } = pen.palette;
  return [
    path("M-70 30C-60 -10 -30 -40 0 -44C30 -40 60 -10 70 30Z", pen.shade("#a01a34")),
    path("M-78 44L-96 -40L-50 -4L-30 -66L0 -18L30 -66L50 -4L96 -40L78 44Z", pen.gold),
    path("M-78 44L-96 -40L-50 -4L-54 44ZM-30 -66L0 -18L-6 44H-28Z", "#fff", 'opacity=".28"'),
    ...(
      [
        [-96, -46],
        [-30, -74],
        [30, -74],
        [96, -46],
      ] as const
    ).map(([x, y]) => circle(x, y, 9, pen.ball("#f4c552"))),
    path("M0 -34L12 -16L0 4L-12 -16Z", pen.shade(accent)),
    path("M-80 42C-50 54 50 54 80 42L76 72C46 84 -46 84 -76 72Z", pen.gold),
    path("M-79 46C-50 57 50 57 79 46L78 53C48 64 -48 64 -78 53Z", "#8a5016", 'opacity=".5"'),
    ellipse(0, 66, 13, 10, pen.ball("#c8243e")),
    mirrored(
      ellipse(36, 63, 10, 8, pen.ball("#1f7fb0")),
      ellipse(62, 57, 6, 6, pen.ball("#1f9c63")),
    ),
    gleam(-60, 60, 5, 8, 0, 0.5),
    path("M-50 14l8 -10l8 10l-8 10ZM34 14l8 -10l8 10l-8 10Z", pen.shade("#1f9c63")),
  ].join("");
};
