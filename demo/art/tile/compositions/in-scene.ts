/** The compositions that show the hero in front of a whole scene. */
import { vignette } from "../../scenes/scene.ts";
import { circle } from "../../svg.ts";
import { footer, header, standing } from "../parts.ts";
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

/** A night poster: the title above, the hero large and low. */
export const marquee: Composition = {
  title: "top",
  draw: ({ pen, hero, scene }) =>
    scene(pen, tileWidth, tileHeight) +
    header(pen, 190) +
    standing(pen, hero, 150, 262, 1.34) +
    vignette(pen, tileWidth, tileHeight),
};
