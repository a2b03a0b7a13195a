import { circle } from "../../svg.ts";
import { footer, standing } from "../parts.ts";
import { type Composition, tileHeight, tileWidth } from "../tile.ts";

/** The hero with two similar objects in a landscape. */
export const gathering: Composition = {
  title: "bottom",
  draw: ({ pen, hero, companions, scene }) =>
    scene(pen, tileWidth, tileHeight) +
    circle(150, 170, 150, pen.glow(pen.palette.light, 0.3)) +
    standing(pen, companions[0] ?? "", 76, 150, 0.66, -6) +
    standing(pen, companions[1] ?? "", 228, 156, 0.62, 7) +
    standing(pen, hero, 150, 194, 1.04) +
    footer(pen),
};
