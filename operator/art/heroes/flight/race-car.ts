import { darken, lighten } from "../../colour.ts";
import { circle, ellipse, line, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const raceCar: Hero = (pen) => {
  const { accent } = pen.palette;
  const wheel = (x: number) =>
    [
      circle(x, 56, 29, "#14151d"),
      circle(x, 56, 18, pen.silver),
      circle(x, 56, 6, pen.gold),
      line(`M${x} 41V71M${x - 15} 56H${x + 15}`, "#4b5563", 3),
    ].join("");
  return [
    ellipse(0, 86, 100, 8, "#05070f", 'opacity=".5"'),
    path(
      "M-98 54C-98 28 -84 18 -60 12C-44 -14 -14 -24 18 -20C40 -16 54 0 66 12C88 16 100 28 100 56C100 64 94 66 88 66H-90C-96 66 -98 62 -98 54Z",
      pen.linear([lighten(accent, 0.45), [accent, 0.4], darken(accent, 0.5)]),
    ),
    path(
      "M-44 10C-32 -8 -14 -14 0 -14V10ZM8 -14C28 -14 42 -2 52 10H8Z",
      pen.linear(["#e4f7ff", "#3f6f8c"], 0, 0, 1, 1),
    ),
    path("M-98 44L100 34V46L-98 56Z", "#fff4dc"),
    circle(2, 38, 17, "#fff4dc"),
    path("M-5 29H10L3 47H-1L5 33H-5Z", pen.palette.ink),
    path("M84 22L98 32L96 42L82 36Z", "#ffe9a8"),
    path("M-98 34H-88V46H-98Z", "#ff7a52"),
    path("M-86 26L-98 -14H-66V-4L-72 22Z", pen.shade(darken(accent, 0.25))),
    wheel(-58),
    wheel(58),
    path("M-56 14C-42 -12 -12 -20 18 -17C-8 -14 -28 -4 -38 14Z", "#fff", 'opacity=".3"'),
    gleam(70, 20, 14, 3, 16, 0.5),
  ].join("");
};
