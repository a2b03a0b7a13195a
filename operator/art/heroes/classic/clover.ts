import { circle, line, path, place } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const clover: Hero = (pen) => {
  const heart =
    "M0 -4C-10 -34 -46 -44 -46 -70C-46 -94 -14 -98 0 -74C14 -98 46 -94 46 -70C46 -44 10 -34 0 -4Z";
  const petal = pen.linear(["#8fd06a", ["#3f9440", 0.5], "#17542c"], 0.1, 0, 0.7, 1);
  const part = path(heart, petal) + line("M0 -12L0 -62", "#c9f0a0", 2.5, 'opacity=".6"');
  return [
    line("M4 4C8 40 22 66 46 92", "#2f7a35", 10),
    line("M2 4C6 40 20 66 44 91", "#7fc860", 3),
    ...[45, 135, 225, 315].map((turn) => place(0, 0, 0.96, turn, part)),
    circle(0, 0, 5, "#d8f5b0"),
    gleam(-52, -48, 12, 6, -45, 0.4),
  ].join("");
};
