import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accentColours, applyAccent, grounds } from "./accent.ts";
import { contrast, toHex, toOklch } from "./colour.ts";

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
/** For what has to be a colour. */
function coloursFor(colour: string, theme: "dark" | "light") {
  const colours = accentColours(colour, theme);
  if (!colours) throw new Error(`${colour} is not taken for a colour`);
  return colours;
}

const anyTheme = fc.constantFrom("dark" as const, "light" as const);

describe("accentColours", () => {
  it("is readable for any accent in both themes", () => {
    fc.assert(
      fc.property(anyColour, anyTheme, (colour, theme) => {
        const { accent, hover, text, ink } = coloursFor(colour, theme);
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

  it("leaves an accent alone that is readable as it is", () => {
    expect(accentColours("#2F66F0", "dark")).toMatchObject({ accent: "#2f66f0", text: "#ffffff" });
    expect(accentColours("#1f4dc4", "light")).toMatchObject({ accent: "#1f4dc4", ink: "#1f4dc4" });
  });

  it("keeps the hue of an accent that has to change", () => {
    const navy = "#00114d";
    const { ink } = coloursFor(navy, "dark");
    expect(ink).not.toBe(navy);
    expect(toOklch(ink).h).toBeCloseTo(toOklch(navy).h, 1);
  });

  it("puts dark text on a light accent", () => {
    expect(accentColours("#ffd400", "dark")).toMatchObject({ accent: "#ffd400", text: "#0d0f14" });
  });

  it.each(["red", "#12345", "rgb(1,2,3)", "", "#12345g"])("takes no %j", (text) => {
    expect(accentColours(text, "dark")).toBeUndefined();
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
    expect(applyAccent("#0a7", style)).toBe(true);
    expect([...set.keys()]).toHaveLength(8);
    expect(set.get("--brand-light-accent-text")).toBe("#0d0f14");
  });

  it("sets nothing for what is not a colour", () => {
    const { set, style } = recorder();
    expect(applyAccent("url(x)", style)).toBe(false);
    expect(set.size).toBe(0);
  });
});

describe("toHex", () => {
  it("gives back the colour that toOklch read", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(toHex(toOklch(colour))).toBe(colour);
      }),
    );
  });
});
