import { darken, lighten } from "../../colour.ts";
import { circle, ellipse, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const ufo: Hero = (pen) => {
  const { accent, mid, light } = pen.palette;
  return [
    path("M-34 26L-78 98H78L34 26Z", pen.linear([`${light}cc`, `${light}00`])),
    path(
      "M-44 -22C-44 -84 44 -84 44 -22Z",
      pen.linear(["#f3fffb", ["#9fd8d6", 0.4], "#3f7f94"], 0, 0, 1, 1),
      'opacity=".85"',
    ),
    path("M-14 -16C-20 -44 20 -44 14 -16Z", "#5fa04a"),
    path("M-11 -30a5 6 20 1 0 .1 0ZM11 -30a5 6 -20 1 0 .1 0Z", "#13201a"),
    ellipse(0, 4, 96, 32, pen.linear(["#f2f5f6", ["#a9b6c2", 0.45], "#475468"])),
    ellipse(0, -6, 74, 18, pen.linear([lighten(mid, 0.3), darken(mid, 0.3)])),
    ellipse(0, -14, 46, 9, darken(mid, 0.5)),
    ...[-72, -38, 0, 38, 72].map((x, index) =>
      circle(x, 16 - (Math.abs(x) / 72) ** 2 * 8, 7.5, pen.ball(index % 2 ? accent : "#ffe39a")),
    ),
    ellipse(0, 32, 34, 7, "#f7f2cf"),
    gleam(-20, -54, 8, 16, 28, 0.7),
  ].join("");
};
