import { lighten } from "../../colour.ts";
import { circle, line, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const iceCream: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  return [
    path(
      "M-44 4H44L4 96Q0 102 -4 96Z",
      pen.linear(["#f3c47a", ["#d0904a", 0.5], "#8a5424"], 0, 0, 1, 0.3),
    ),
    line(
      "M-34 8L12 80M-12 8L20 56M12 8L28 32M34 8L-12 80M12 8L-20 56M-12 8L-28 32",
      "#8a5424",
      3,
      'opacity=".55"',
    ),
    circle(-28, -22, 34, pen.ball(lighten(mid, 0.35))),
    circle(30, -20, 33, pen.ball(accent)),
    circle(0, -58, 36, pen.ball("#fbeccb")),
    path(
      "M-60 -4C-58 14 -44 8 -40 14C-34 22 -22 14 -18 8C-12 18 2 20 8 8C14 18 26 18 32 10C42 18 60 12 62 -8C30 8 -30 8 -60 -4Z",
      lighten(accent, 0.25),
    ),
    line("M14 -78L40 -104M22 -70L50 -96", "#b9733a", 8),
    circle(-14, -92, 11, pen.ball("#d2263a")),
    gleam(-16, -74, 12, 6, -36, 0.7),
    gleam(-42, -36, 9, 5, -36, 0.6),
    gleam(16, -34, 9, 5, -36, 0.5),
  ].join("");
};
