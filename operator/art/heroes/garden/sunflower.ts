import { circle, path, place } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

export const sunflower: Hero = (pen) => {
  const petal = path(
    "M0 -36C-16 -56 -12 -82 0 -96C12 -82 16 -56 0 -36Z",
    pen.linear(["#fff0a0", ["#f4b81e", 0.5], "#c9720e"]),
  );
  const turns = Array.from({ length: 14 }, (_, index) => (index * 360) / 14);
  return [
    circle(0, 0, 60, "#a85a0e"),
    ...turns.map((turn) => place(0, 0, 1, turn, petal)),
    circle(0, 0, 44, pen.radial(["#8a5426", ["#5a2e10", 0.6], "#2c1408"], 0.4, 0.36, 0.7)),
    circle(0, 0, 34, "none", 'stroke="#d9953a" stroke-width="3" stroke-dasharray="1 7"'),
    circle(0, 0, 24, "none", 'stroke="#d9953a" stroke-width="3" stroke-dasharray="1 6"'),
    circle(0, 0, 13, "none", 'stroke="#f0b860" stroke-width="3" stroke-dasharray="1 5"'),
    gleam(-14, -18, 16, 8, -40, 0.18),
  ].join("");
};
