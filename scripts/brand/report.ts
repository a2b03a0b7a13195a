/** What the page of `npm run brand` shows of a brand: what is wrong with it, its look, its contrasts, and what was corrected. */
import type { SiteConfig } from "../../src/contract/site-config.ts";
import { readSiteConfig, withoutUnfit } from "../../src/contract/site-config-problems.ts";
import { lookOf, type Look } from "../../src/start/look.ts";
import { contrastDemands, contrastOf } from "../../src/start/palette-contrasts.ts";
import { paletteOf, type Theme } from "../../src/start/palette.ts";

export interface ContrastLine {
  readonly colour: string;
  readonly on: string;
  readonly least: number;
  readonly dark: number;
  readonly light: number;
}

export interface Correction {
  readonly theme: Theme;
  readonly colour: string;
  readonly wanted: string;
  readonly used: string;
}

export interface BrandReport {
  /** Whole sentences, as the site's own. */
  readonly problems: readonly string[];
  readonly look: Look;
  readonly contrasts: readonly ContrastLine[];
  readonly corrections: readonly Correction[];
}

const themes = ["dark", "light"] as const;

/**
 * Reports on a brand as an engineer has written it. What is broken is left out, as the site does it.
 *
 * @param site the rest of config.json
 * @returns also the brand without what is broken; undefined if nothing is left of it
 */
export function reportOn(site: object, written: unknown): { brand?: SiteConfig["brand"]; report: BrandReport } {
  const config = { ...site, brand: written };
  const read = readSiteConfig(config);
  const problems = "problems" in read ? read.problems.map(({ message }) => message) : [];
  const brand = withoutUnfit(config)?.brand;
  if (!brand) return { report: { problems, look: { style: {}, fonts: [] }, contrasts: [], corrections: [] } };
  const palettes = { dark: paletteOf(brand, "dark"), light: paletteOf(brand, "light") };
  const contrasts = contrastDemands.map((demand) => ({
    ...demand,
    dark: contrastOf(palettes.dark, demand),
    light: contrastOf(palettes.light, demand),
  }));
  const corrections = themes.flatMap((theme) => {
    const own = { accent: brand.accent, ...withoutNone(brand.colors?.[theme]) };
    return Object.entries(own).flatMap(([colour, wanted]) => {
      const used = palettes[theme][colour as keyof typeof own];
      return wanted && wanted.toLowerCase() !== used ? [{ theme, colour, wanted, used }] : [];
    });
  });
  return { brand, report: { problems, look: lookOf(brand), contrasts, corrections } };
}

function withoutNone<Fields extends object>(fields: Fields | undefined): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}
