import { mix } from "../../colour.ts";
import { cintemani, hexagons, kilim, rhombi, scales, starsAndCrosses, tulips } from "../../ornament/tiles.ts";
import type { Pen } from "../../pen.ts";
import { cover } from "../../svg.ts";
import { tileHeight, tileWidth } from "../tile.ts";

const patterns = [starsAndCrosses, cintemani, tulips, scales, hexagons, kilim, rhombi] as const;

/** A wall in one of the demo's patterns, lit in the middle. */
export function patternedWall(pen: Pen, opacity: number): string {
  const { deep, mid, light, ink } = pen.palette;
  const pattern = pen.random.pick(patterns)(pen, light, pen.random.range(0.8, 1.1));
  return (
    cover(tileWidth, tileHeight, pen.radial([mix(mid, deep, 0.2), [deep, 0.6], ink], 0.5, 0.4, 0.8)) +
    cover(tileWidth, tileHeight, pattern, `opacity="${opacity}"`)
  );
}
