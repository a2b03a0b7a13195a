import type { Pen } from "../pen.ts";
import { readSvg } from "../svg-file.ts";

/** A repeating pattern in one colour, returned as a paint. */
export type TilePattern = (pen: Pen, colour: string, scale: number, degrees?: number) => string;

/** Eight-pointed stars with crosses between them, as in Seljuk wall tiles. */
export const starsAndCrosses = patternInFile("stars-and-crosses");

/** Three pearls over two tiger stripes: the Ottoman çintemani pattern. */
export const cintemani = patternInFile("cintemani");

/** Tulips and rosettes in half-drop. */
export const tulips = patternInFile("tulips");

/** Fish scales, which also look like waves or clouds. */
export const scales = patternInFile("scales");

/** Hexagons with six-pointed stars. */
export const hexagons = patternInFile("hexagons");

/** Stepped diamonds, as in a kilim. */
export const kilim = patternInFile("kilim");

/** Karo's own tile: rhombi within rhombi. */
export const rhombi = patternInFile("rhombi");

export const dots = patternInFile("dots");

/** Diagonal pinstripes. */
export const stripes = patternInFile("stripes");

/** The pattern in `demo/drawings/patterns/<name>.svg`. Its `currentColor` is replaced by the colour. */
function patternInFile(name: string): TilePattern {
  const [markup = ""] = readSvg(`patterns/${name}`)?.definitions ?? [];
  const shape =
    /^<pattern id="tile" width="([\d.]+)" height="([\d.]+)" patternUnits="userSpaceOnUse"(?: patternTransform="rotate\((\d+)\)")?>(.*)<\/pattern>$/;
  const [, width, height, turn = "0", parts] = shape.exec(markup) ?? [];
  if (parts === undefined) throw new SyntaxError(`patterns/${name}.svg is not as ornament/tiles.ts reads it`);
  return (pen, colour, scale, degrees = Number(turn)) =>
    pen.tile(Number(width), Number(height), parts.replaceAll("currentColor", colour), scale, degrees);
}
