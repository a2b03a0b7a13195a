import type { SiteConfig } from "../../src/contract/site-config.ts";
import type { Raster } from "./rasterise.ts";

/** How the drawings of a kind become WebP pictures. There are two widths, because screens ask for two. */
interface Rasters extends Raster {
  /** In pixels: for screens of normal density, and for small places on other screens. */
  readonly narrow: number;
}

/** Pictures of grids are served as WebP (docs/decisions/0008). `width` applies to an address without a width. */
const rasters: ReadonlyMap<string, Rasters> = new Map([
  ["game", { narrow: 216, width: 264, quality: 40 }],
  ["table", { narrow: 264, width: 400, quality: 42 }],
]);

/** How to convert a picture of that kind. Undefined for kinds that are served as SVG. */
export function rasterOf(kind: string, asked: number): Raster | undefined {
  const made = rasters.get(kind);
  return made && { width: asked === made.narrow ? asked : made.width, quality: made.quality };
}

/**
 * The canonical address of the picture that was requested as `path` with `?w=asked`. An unknown width is ignored: a
 * page with an older config.json still gets its pictures, and made-up widths create no new ones.
 */
export function addressInWidth(path: string, asked: string | undefined): string {
  const narrow = rasters.get(path.split("/")[2] ?? "")?.narrow;
  return narrow !== undefined && Number(asked) === narrow ? `${path}?w=${narrow}` : path;
}

/** The value of `imageWidths` in config.json. */
export const imageWidths: NonNullable<SiteConfig["imageWidths"]> = [...rasters].map(([kind, { narrow, width }]) => ({
  under: `/art/${kind}/`,
  parameter: "w",
  widths: [narrow, width],
}));
