import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accentColours, applyAccent, grounds } from "./accent.ts";
import { contrast, toHex, toOklab } from "./colour.ts";

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
/** The hue of a colour, in radians. */
function hue(colour: string): number {
  const { a, b } = toOklab(colour);
  return Math.atan2(b, a);
}

const anyTheme = fc.constantFrom("dark" as const, "light" as const);

describe("accentColours", () => {
  it("is readable for any accent in both themes", () => {
    fc.assert(
      fc.property(anyColour, anyTheme, (colour, theme) => {
        const { accent, hover, text, ink } = accentColours(colour, theme);
        expect(contrast(text, accent)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(text, hover)).toBeGreaterThanOrEqual(4.5);
        for (const ground of grounds[theme]) {
          expect(contrast(accent, ground)).toBeGreaterThanOrEqual(3);
          expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 600 },
    );
  });

  it("does not change a readable accent", () => {
    expect(accentColours("#2F66F0", "dark")).toMatchObject({ accent: "#2f66f0", text: "#ffffff" });
    expect(accentColours("#1f4dc4", "light")).toMatchObject({ accent: "#1f4dc4", ink: "#1f4dc4" });
  });

  it("keeps the hue of an accent that has to change", () => {
    const navy = "#00114d";
    const { ink } = accentColours(navy, "dark");
    expect(ink).not.toBe(navy);
    expect(hue(ink)).toBeCloseTo(hue(navy), 1);
  });

  it("puts dark text on a light accent", () => {
    expect(accentColours("#ffd400", "dark")).toMatchObject({ accent: "#ffd400", text: "#0d0f14" });
  });
});

describe("applyAccent", () => {
  const recorder = () => {
    const set = new Map<string, string>();
    const style = { setProperty: (name: string, value: string) => set.set(name, value) };
    return { set, style: style as unknown as CSSStyleDeclaration };
  };

  it("sets every property of both themes", () => {
    const { set, style } = recorder();
    applyAccent("#00aa77", style);
    expect([...set.keys()]).toHaveLength(8);
    expect(set.get("--brand-light-text")).toBe("#0d0f14");
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
