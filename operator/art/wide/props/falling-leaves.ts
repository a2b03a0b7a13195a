import { darken } from "../../colour.ts";
import type { Hero } from "../../heroes/hero.ts";
import { line, path, place } from "../../svg.ts";

/** Plane-tree leaves on their way down. */
export const fallingLeaves: Hero = (pen) => {
  const blade =
    "M0 40L-3 22L-22 30L-18 16L-40 12L-26 2L-40 -16L-20 -14L-16 -30L-6 -20L0 -44L6 -20L16 -30L20 -14L40 -16L26 2L40 12L18 16L22 30L3 22Z";
  const one = (x: number, y: number, scale: number, turn: number, colour: string) =>
    place(
      x,
      y,
      scale,
      turn,
      path(blade, pen.shade(colour)),
      line("M0 46V-30M0 8L-24 -8M0 8L24 -8", darken(colour, 0.4), 2),
    );
  return [
    one(-46, -62, 0.9, -24, "#e0952c"),
    one(52, -34, 1.1, 30, "#c8502c"),
    one(-30, 34, 1.2, 12, "#d9722a"),
    one(58, 66, 0.8, -40, "#e5b03c"),
    one(-84, 84, 0.6, 60, "#a83a24"),
  ].join("");
};
