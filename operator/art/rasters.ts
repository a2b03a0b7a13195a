import type { SiteConfig } from "../../src/contract/site-config.ts";
import type { Raster } from "./rasterise.ts";

/** How the drawings of a kind become WebP pictures, in the two widths that screens ask for. */
interface Rasters extends Raster {
  /** Pixels: for screens of ordinary density, and small places on others. */
  readonly narrow: number;
}

/** What grids show in numbers is served in pixels (docs/decisions, 8). `width` is what an address without one gets. */
const rasters: ReadonlyMap<string, Rasters> = new Map([
  ["game", { narrow: 216, width: 264, quality: 40 }],
  ["table", { narrow: 264, width: 400, quality: 42 }],
]);

/** How a picture of that kind is made; undefined for kinds that are served as they are drawn. */
export function rasterOf(kind: string, asked: number): Raster | undefined {
  const made = rasters.get(kind);
  return made && { width: asked === made.narrow ? asked : made.width, quality: made.quality };
}

/**
 * The address under which a picture is made and kept when `path` was asked for with `?w=asked`. A width that it does
 * not have is as good as none: a page whose config.json is older than the widths must not lose its pictures, and no
 * number that somebody thinks of makes a picture of its own.
 */
export function addressInWidth(path: string, asked: string | undefined): string {
  const narrow = rasters.get(path.split("/")[2] ?? "")?.narrow;
  return narrow !== undefined && Number(asked) === narrow ? `${path}?w=${narrow}` : path;
}

/** What config.json says of it (`imageWidths`, contract §1). */
export const imageWidths: NonNullable<SiteConfig["imageWidths"]> = [...rasters].map(([kind, { narrow, width }]) => ({
  under: `/art/${kind}/`,
  parameter: "w",
  widths: [narrow, width],
}));
