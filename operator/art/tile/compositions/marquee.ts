import { vignette } from "../../scenes/scene.ts";
import { header, standing } from "../parts.ts";
import { type Composition, tileHeight, tileWidth } from "../tile.ts";

/** A night poster: the title above, the hero large and low. */
export const marquee: Composition = {
  title: "top",
  draw: ({ pen, hero, scene }) =>
    scene(pen, tileWidth, tileHeight) +
    header(pen, 190) +
    standing(pen, hero, 150, 262, 1.34) +
    vignette(pen, tileWidth, tileHeight),
};
