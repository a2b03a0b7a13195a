import { siteConfig } from "../../api/config.ts";
import { savesTraffic } from "../../lib/network.ts";

/** The width of a live table's picture in grids, for `inWidths`. Smaller places use the same picture. */
export const tableSizes = "15rem";

/**
 * Returns the `<img>` attributes that let the browser choose among the widths in which a picture is available
 * (`imageWidths` of config.json). A picture without other widths is shown as it is.
 *
 * @param sizes the width of the largest tile of its kind on this screen; by default that of a game's tile. Smaller
 * tiles pass the same value, so that shelf, grid and search share one download (docs/decisions, 8).
 */
export function inWidths(src: string, sizes = "min(28.7vw, 10.75rem)") {
  const had = siteConfig().imageWidths?.find(({ under }) => src.startsWith(under));
  const before = src.includes("?") ? "&" : "?";
  // A player who saves data or has a slow network gets the narrowest.
  const widths = had && savesTraffic() ? [Math.min(...had.widths)] : had?.widths;
  return { src, sizes, srcSet: widths?.map((w) => `${src}${before}${had?.parameter}=${w} ${w}w`).join(", ") };
}
