import { circle } from "../../svg.ts";
import { footer, standing } from "../parts.ts";
import { type Composition, tileHeight, tileWidth } from "../tile.ts";

/** The hero in a landscape. */
export const landscape: Composition = {
  title: "bottom",
  draw: ({ pen, hero, scene }) =>
    scene(pen, tileWidth, tileHeight) +
    circle(150, 176, 150, pen.glow(pen.palette.light, 0.32)) +
    standing(pen, hero, 150, 176, 1.22) +
    footer(pen),
};
