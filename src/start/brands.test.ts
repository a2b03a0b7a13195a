import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { brandFile, brandNames, settingsOf } from "../../tests/brands/brands.ts";
import { readSiteConfig } from "../contract/site-config-problems.ts";
import { siteConfigExample } from "../testing/examples/site-config.ts";
import { contrastDemands, contrastOf } from "./palette-contrasts.ts";
import { paletteOf } from "./palette.ts";

describe.each(brandNames)("the brand %s", (name) => {
  const settings = settingsOf(name);

  test("fits the contract, and has every picture and font that it names", () => {
    expect(readSiteConfig({ ...siteConfigExample, ...settings })).toHaveProperty("config");
    const paths = [...new Set(JSON.stringify(settings).match(/\/brand\/[\w.-]+/g))];
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths)
      expect(readFileSync(brandFile(name, path) ?? path, "utf8"), path).toMatch(/^(<svg |wOF2)/);
  });

  test.each(["dark", "light"] as const)("is readable in the %s theme, with its own backgrounds and text", (theme) => {
    const palette = paletteOf(settings.brand, theme);
    for (const demand of contrastDemands)
      expect(contrastOf(palette, demand), JSON.stringify(demand)).toBeGreaterThanOrEqual(demand.least);
    const { ground, surface, text } = settings.brand.colors?.[theme] ?? {};
    expect(palette).toMatchObject({ ground, surface, text });
  });
});
