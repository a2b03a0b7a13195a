import { expect, test } from "vitest";
import { seedCatalogue } from "../catalogue.ts";
import { contrast, darken, fade, lighten, luminance, mix } from "./colour.ts";
import { drawArt } from "./draw.ts";
import { palettes } from "./palettes.ts";

test("mixing goes from one colour to the other", () => {
  expect(mix("#204060", "#e0a030", 0)).toBe("#204060");
  expect(mix("#204060", "#e0a030", 1)).toBe("#e0a030");
  expect(mix("#fff", "#000", 0.5)).toMatch(/^#([0-9a-f]{2})\1\1$/);
});

test("lightening and darkening change the lightness", () => {
  expect(luminance(lighten("#2f6fc4", 0.3))).toBeGreaterThan(luminance("#2f6fc4"));
  expect(luminance(darken("#2f6fc4", 0.3))).toBeLessThan(luminance("#2f6fc4"));
  expect(fade("#abc", 0.5)).toBe("#aabbcc80");
});

test("contrast is WCAG's", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("a logo is visible on the dark and the light background", () => {
  for (const { id } of [...seedCatalogue().providers, ...seedCatalogue().liveProviders]) {
    const colours = drawArt(`/art/provider/${id}.svg`)?.svg.match(/#[\da-f]{6}/g) ?? [];
    expect(colours.length).toBeGreaterThan(1);
    for (const colour of colours) {
      expect(contrast(colour, "#141a2b")).toBeGreaterThanOrEqual(3);
      expect(contrast(colour, "#faf5ea")).toBeGreaterThanOrEqual(3);
    }
  }
});

test.each(Object.entries(palettes))("palette %s has readable light letters on its ink", (_, palette) => {
  expect(contrast(palette.light, palette.ink)).toBeGreaterThanOrEqual(7);
  expect(luminance(palette.ink)).toBeLessThan(luminance(palette.deep));
  expect(luminance(palette.deep)).toBeLessThan(luminance(palette.mid));
});
