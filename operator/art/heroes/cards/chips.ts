import { darken, lighten } from "../../colour.ts";
import type { Pen } from "../../pen.ts";
import { ellipse, path } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

/** A chip lying at an angle; its edge spots follow `colour`. */
function chip(pen: Pen, x: number, y: number, colour: string): string {
  return [
    path(`M${x - 44} ${y}v12a44 17 0 0 0 88 0v-12Z`, darken(colour, 0.42)),
    path(
      `M${x - 34} ${y + 10}v12l12 4v-12ZM${x - 6} ${y + 17}v12h14v-12ZM${x + 24} ${y + 14}v12l12 -5v-12Z`,
      "#fff4dc",
      'opacity=".85"',
    ),
    ellipse(x, y, 44, 17, pen.linear([lighten(colour, 0.35), darken(colour, 0.15)], 0, 0, 1, 1)),
    ellipse(
      x,
      y,
      35,
      13,
      "none",
      'stroke="#fff4dc" stroke-width="6" stroke-linecap="butt" stroke-dasharray="14 11"',
    ),
  ].join("");
}

export const chips: Hero = (pen) => {
  const colours = ["#c8242f", "#1f5fae", "#1f8a5a", "#c98a24", "#2a2438"];
  const stack = (x: number, base: number, height: number, offset: number) =>
    Array.from({ length: height }, (_, index) =>
      chip(pen, x + (index % 2 ? 2 : -1), base - index * 15, colours[(index + offset) % 5]!),
    ).join("");
  return [
    stack(-48, 36, 3, 1),
    stack(46, 32, 5, 3),
    stack(0, 68, 3, 0),
    gleam(-12, 6, 14, 4, 0, 0.35),
  ].join("");
};
