import { siteConfig } from "../../client/config.ts";

/**
 * What an `<img>` needs to choose among the widths in which this picture can be had (`imageWidths` of config.json). One
 * that can be had in none is shown as it is.
 *
 * @param sizes how wide the largest tile of that kind is on this screen; a game's unless told otherwise. Smaller
 * places say the same, so that a screen fetches once what it shows in a shelf, a grid and a search (docs/decisions, 8).
 */
export function inWidths(src: string, sizes = "min(28.7vw, 10.75rem)") {
  const had = siteConfig().imageWidths?.find(({ under }) => src.startsWith(under));
  const before = src.includes("?") ? "&" : "?";
  return { src, sizes, srcSet: had?.widths.map((w) => `${src}${before}${had.parameter}=${w} ${w}w`).join(", ") };
}
