import { circle, line, path, place, star } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const snowflake: Hero = (pen) => {
  const arm = "M0 0V-92M0 -64L-18 -82M0 -64L18 -82M0 -38L-22 -58M0 -38L22 -58";
  const ice = pen.linearAt(["#ffffff", ["#bfe0ee", 0.5], "#6fa6c8"], 0, -92, 0, 0);
  return [
    circle(0, 0, 92, pen.glow("#dff3fb", 0.35)),
    ...[0, 60, 120, 180, 240, 300].map((turn) => place(0, 0, 1, turn, line(arm, ice, 9))),
    path(star(6, 34, 18, 30), pen.linear(["#ffffff", "#8fc0da"], 0, 0, 1, 1)),
    path(star(6, 18, 9), pen.palette.mid),
    circle(0, 0, 5, "#fff"),
  ].join("");
};
