import { siteConfig } from "../../client/config.ts";

/**
 * What an `<img>` needs to choose among the widths in which this picture can be had (`imageWidths` of config.json). One
 * that can be had in none is shown as it is.
 *
 * @param sizes how wide it is shown, as CSS has it: near enough for the choice to be the same.
 */
export function inWidths(src: string, sizes: string) {
  const had = siteConfig().imageWidths?.find(({ under }) => src.startsWith(under));
  const before = src.includes("?") ? "&" : "?";
  return { src, sizes, srcSet: had?.widths.map((w) => `${src}${before}${had.parameter}=${w} ${w}w`).join(", ") };
}
