/** Three made-up brands: what their config.json says of the brand, and their pictures under `/brand/`. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteConfig } from "../../src/contract/site-config.ts";

/** A calm one like a bank's, a loud one of a sportsbook, and one of a bingo in pastel colours. */
export const brandNames = ["durusu", "vurus", "pofuduk"] as const;
export type BrandName = (typeof brandNames)[number];

/** The fields of config.json that a brand sets. */
export function settingsOf(name: BrandName): Pick<SiteConfig, "siteName" | "brand"> {
  return JSON.parse(readFileSync(join(import.meta.dirname, name, "config.json"), "utf8")) as ReturnType<
    typeof settingsOf
  >;
}

/** The file of a brand at an address such as `/brand/logo.svg`. Undefined if there is none. */
export function brandFile(name: BrandName, path: string): string | undefined {
  const file = join(import.meta.dirname, name, "brand", path.replace(/^.*\//, ""));
  return path.startsWith("/brand/") && existsSync(file) ? file : undefined;
}
