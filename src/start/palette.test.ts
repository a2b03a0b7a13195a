import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWholeRun } from "../../tests/tier.ts";
import { toHex, toOklab } from "./colour.ts";
import { contrastDemands, contrastOf } from "./palette-contrasts.ts";
import { type BrandColours, paletteOf, type Theme, tokens } from "./palette.ts";

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const anyTheme = fc.constantFrom<Theme[]>("dark", "light");
const someColours = fc.record(
  {
    accent: anyColour,
    ground: anyColour,
    surface: anyColour,
    text: anyColour,
    positive: anyColour,
    negative: anyColour,
  },
  { requiredKeys: [] },
);
const anyBrand = fc.record(
  { accent: anyColour, colors: fc.record({ dark: someColours, light: someColours }, { requiredKeys: [] }) },
  { requiredKeys: [] },
) as fc.Arbitrary<BrandColours>;

/** The colours of tokens.css in a theme. */
const defaults = {
  dark: Object.fromEntries(Object.entries(tokens).map(([name, [dark]]) => [name, dark])),
  light: Object.fromEntries(Object.entries(tokens).map(([name, [, light]]) => [name, light])),
};

/** The hue of a colour, in radians. */
function hue(colour: string): number {
  const { a, b } = toOklab(colour);
  return Math.atan2(b, a);
}

/** What a palette does not reach. */
function failuresOf(brand: BrandColours, theme: Theme): string[] {
  const palette = paletteOf(brand, theme);
  return contrastDemands
    .filter((demand) => contrastOf(palette, demand) < demand.least)
    .map(({ colour, on }) => `${colour} on ${on}: ${JSON.stringify(palette)}`);
}

describe("paletteOf", () => {
  it("has no text below WCAG AA and no invisible control with any colours", () => {
    fc.assert(
      fc.property(anyBrand, anyTheme, (brand, theme) => {
        expect(failuresOf(brand, theme)).toEqual([]);
      }),
      { numRuns: isWholeRun ? 10_000 : 300 },
    );
  });

  it.each<[Theme, string]>(
    (["dark", "light"] as const).flatMap((theme) =>
      ["#000000", "#ffffff", "#ffff00", "#0000ff", "#808080"].map((colour) => [theme, colour] as [Theme, string]),
    ),
  )("is readable in the %s theme when every colour is %s", (theme, colour) => {
    const all = { accent: colour, ground: colour, surface: colour, text: colour, positive: colour, negative: colour };
    expect(failuresOf({ colors: { [theme]: all } }, theme)).toEqual([]);
  });

  it.each(["dark", "light"] as const)("is that of tokens.css in the %s theme if the brand has no colours", (theme) => {
    expect(paletteOf({}, theme)).toMatchObject(defaults[theme]);
  });

  it("does not change a readable colour", () => {
    expect(paletteOf({ accent: "#2F66F0" }, "dark")).toMatchObject({
      accent: "#2f66f0",
      "accent-text": "#ffffff",
    });
    const dark = { accent: "#ffd400", ground: "#14082a", surface: "#1d1036", text: "#fdf7ff", positive: "#7bed9f" };
    expect(paletteOf({ colors: { dark } }, "dark")).toMatchObject({
      ...dark,
      "accent-text": "#0d0f14",
    });
  });

  it("keeps the hue of an accent that has to change", () => {
    const navy = "#00114d";
    const { "accent-ink": ink } = paletteOf({ accent: navy }, "dark");
    expect(ink).not.toBe(navy);
    expect(hue(ink)).toBeCloseTo(hue(navy), 1);
  });

  it("prefers the accent of the theme", () => {
    const brand = { accent: "#b3123f", colors: { light: { accent: "#1a7f37" } } };
    expect(paletteOf(brand, "light").accent).toBe("#1a7f37");
    expect(paletteOf(brand, "dark").accent).not.toBe("#1a7f37");
  });

  it("keeps a dark theme dark and a light one light", () => {
    const swapped = { dark: { ground: "#fff0f8" }, light: { ground: "#14082a" } };
    expect(toOklab(paletteOf({ colors: swapped }, "dark").ground).l).toBeLessThan(0.4);
    expect(toOklab(paletteOf({ colors: swapped }, "light").ground).l).toBeGreaterThan(0.8);
  });

  it("derives the other backgrounds and lines of a ground", () => {
    const dark = paletteOf({ colors: { dark: { ground: "#14082a" } } }, "dark");
    for (const name of ["surface", "surface-raised", "line", "control"] as const) {
      expect(dark[name]).not.toBe(defaults.dark[name]);
      expect(Math.abs(hue(dark[name]) - hue("#14082a"))).toBeLessThan(0.5);
    }
  });
});

describe("toHex", () => {
  it("is the inverse of toOklab", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(toHex(toOklab(colour))).toBe(colour);
      }),
    );
  });
});
