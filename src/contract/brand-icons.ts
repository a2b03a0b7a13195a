/** Which of a brand's pictures is the icon where. */
import type { SiteConfig } from "./site-config.ts";

type Brand = Partial<SiteConfig["brand"]>;

/** The icon of the browser's tab. Undefined without one of the brand's own. */
export function tabIcon({ favicon, mark, logo }: Brand): string | undefined {
  return favicon ?? mark ?? logo;
}

/**
 * The icon that iOS puts on the home screen. It takes no SVG and cuts the corners itself, so the best one is a maskable
 * PNG.
 */
export function homeScreenIcon({ icons = [], mark, logo }: Brand): string | undefined {
  const drawn = icons.filter(({ src }) => !src.endsWith(".svg"));
  const best = drawn.find(({ purpose }) => purpose === "maskable") ?? largest(drawn) ?? icons[0];
  return best?.src ?? mark ?? logo;
}

/** The picture of shared links that have none of their own: the largest icon. */
export function shareIcon({ icons = [] }: Brand): string | undefined {
  return largest(icons)?.src;
}

function largest(icons: NonNullable<Brand["icons"]>) {
  const pixels = ({ sizes }: { sizes: string }) => Number.parseInt(sizes) || 0;
  return icons.toSorted((one, other) => pixels(other) - pixels(one))[0];
}
