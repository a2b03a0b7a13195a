/**
 * The operator's look: what config.json's `brand` changes of colours, font, corners, spaces and pictures. It is a set of
 * custom properties that tokens.css and a few modules read (docs/decisions/0026). Only a brand with a look loads this file.
 */
import type { SiteConfig } from "../contract/site-config.ts";
import { deviceStorage } from "../lib/storage.ts";
import { lookKey } from "./apply-look.ts";
import { paletteOf, type Theme } from "./palette.ts";

type Brand = Partial<SiteConfig["brand"]>;

/** What public/theme.js applies. Values without a text are not set. */
export interface Look {
  /** Custom properties of the page, by name without `--brand-`. */
  readonly style: Readonly<Record<string, string | number | undefined>>;
  /** The arguments of `FontFace` after the name of the family. */
  readonly fonts: readonly (readonly [source: string, descriptors: object])[];
}

declare global {
  interface Window {
    /** Gives the page a look. Set by public/theme.js, which shows the last look itself if it comes later than the app. */
    showLook?: (look: Look) => void;
  }
}

/** Times the usual spaces, or the usual radius. */
const spaces = { compact: 0.8, normal: 1, roomy: 1.2 };
const radii = { none: 0, small: 0.5, normal: 1, large: 1.6 };

/** Computes the look of a brand. */
export function lookOf(brand: Brand): Look {
  const { font, radius, density, pattern, pictures = {} } = brand;
  const { logIn, empty, hero } = pictures;
  const wall = url(pattern);
  return {
    style: {
      ...((brand.accent || brand.colors) && { ...coloursOf(brand, "dark"), ...coloursOf(brand, "light") }),
      radius: radius && radii[radius],
      density: density && spaces[density],
      font: font && "Operator",
      pattern: wall,
      // The build has a fainter pattern for placeholders, which would not fit the brand's.
      "pattern-faint": wall && "none",
      "log-in": logIn ? `${url(logIn)} 50%/cover` : wall && `${wall} 50%/6rem var(--color-accent)`,
      empty: url(empty),
      "empty-art": empty && "none",
      hero: url(hero),
      "hero-place": hero && "block",
      // The tile is the sign of the build's own brand.
      tile: (brand.logo ?? brand.mark ?? logIn) && "none",
    },
    fonts: (font?.files ?? []).map(({ src, ...descriptors }) => [
      url(src) ?? "",
      { display: font?.display ?? "swap", ...descriptors },
    ]),
  };
}

/**
 * Gives the page the look of a brand, and remembers it for public/theme.js, which shows it at the next visit before
 * anything is painted.
 *
 * @param key the brand as text: the remembered look is that of this brand
 */
export function applyLook(brand: Brand, key: string): void {
  const look = JSON.stringify(lookOf(brand));
  const remembered = `${key}\n${look}`;
  if (document.documentElement.style.cssText.includes("--brand-") && deviceStorage.read(lookKey) === remembered) return;
  deviceStorage.write(lookKey, remembered);
  window.showLook?.(JSON.parse(look));
}

function coloursOf(brand: Brand, theme: Theme): Record<string, string> {
  return Object.fromEntries(
    Object.entries(paletteOf(brand, theme)).map(([name, colour]) => [`${theme}-${name}`, colour]),
  );
}

/** An address as CSS writes it. Escapes of JSON are escapes of CSS, too. */
function url(address: string | undefined): string | undefined {
  return address && `url(${JSON.stringify(address)})`;
}
