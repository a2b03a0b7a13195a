import { circle, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const basketball: Hero = (pen) =>
  [
    circle(0, 0, 86, pen.ball("#e2742a")),
    path(
      "M-86 0H86M0 -86V86M-60 -61C-20 -30 -20 30 -60 61M60 -61C20 -30 20 30 60 61",
      "none",
      'stroke="#3a1a10" stroke-width="5.5"',
    ),
    circle(0, 0, 86, pen.radial(["#ffffff55", ["#ffffff00", 0.4], "#2a0d0888"], 0.34, 0.28, 0.85)),
    gleam(-36, -44, 18, 10, -40, 0.5),
  ].join("");
