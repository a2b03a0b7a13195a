import { expect, test } from "vitest";
import { settingsOf } from "../../tests/brands/brands.ts";
import { siteConfigExample } from "../../src/testing/examples/site-config.ts";
import { reportOn } from "./report.ts";

test("a brand that fits has nothing corrected, and its contrasts are enough", () => {
  const { report } = reportOn(siteConfigExample, settingsOf("durusu").brand);
  expect(report).toMatchObject({ problems: [], corrections: [] });
  expect(report.contrasts.length).toBeGreaterThan(30);
  for (const { least, dark, light } of report.contrasts) expect(Math.min(dark, light)).toBeGreaterThanOrEqual(least);
});

test("says which colours were corrected, and to what", () => {
  const { report } = reportOn(siteConfigExample, settingsOf("pofuduk").brand);
  expect(report.corrections.map(({ theme, colour }) => `${theme} ${colour}`)).toEqual([
    "light accent",
    "light positive",
    "light negative",
  ]);
  for (const { used } of report.corrections) expect(used).toMatch(/^#[0-9a-f]{6}$/);
});

test("leaves out what is broken, and says so", () => {
  const { brand, report } = reportOn(siteConfigExample, { name: "Lale", accent: "red", radius: "none" });
  expect(brand).toMatchObject({ name: "Lale", radius: "none" });
  expect(brand?.accent).toBeUndefined();
  expect(report.problems).toEqual(["config.json: brand.accent must be a colour such as #1f6feb"]);
});

test("a brand without a name has no look", () => {
  const { brand, report } = reportOn(siteConfigExample, {});
  expect(brand).toBeUndefined();
  expect(report.problems).toEqual(["config.json: brand.name is missing"]);
});
