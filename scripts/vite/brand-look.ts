import { readFileSync } from "node:fs";
import { readSiteConfig } from "../../src/contract/site-config-problems.ts";
import { lookOf } from "../../src/start/look.ts";

/** What index.html has of a brand. */
export interface BrandLook {
  /** Styles that set its custom properties. */
  readonly styles: string;
  /** The colour of the browser's bars in the dark theme, in which a first visit begins. */
  readonly bars: string | undefined;
}

/**
 * Reads the look of the brand in a config.json, for a build with which a first visit begins in its colours, too
 * (docs/decisions/0026).
 *
 * @throws Error if the file does not fit
 */
export function readBrandLook(file: string): BrandLook {
  const read = readSiteConfig(JSON.parse(readFileSync(file, "utf8")));
  if ("problems" in read) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  const { style } = lookOf(read.config.brand);
  const set = Object.entries(style).filter(([, value]) => value !== undefined);
  return {
    styles: `:root{${set.map(([name, value]) => `--brand-${name}:${value}`).join(";")}}`,
    bars: style["dark-ground"]?.toString(),
  };
}
