import { describe, expect, it } from "vitest";
import css from "../ui/tokens.css?raw";
import jackpots from "../features/home/JackpotStrip.module.css?raw";
import { contrast } from "./colour.ts";
import { contrastDemands, contrastOf } from "./palette-contrasts.ts";
import { accentShare, type Palette, type Theme, tokens } from "./palette.ts";

/** The colours of a theme. The light theme's come last. */
function coloursOf(theme: Theme): Readonly<Record<string, string>> {
  const [dark = "", light = ""] = css.split("color-scheme: light;");
  const declarations = /--color-([\w-]+):\s*(?:var\([\w-]+,\s*)?(#[\da-f]{6})/g;
  const parts = theme === "dark" ? [dark] : [dark, light];
  return Object.fromEntries(
    parts.flatMap((part) => Array.from(part.matchAll(declarations), ([, name = "", value = ""]) => [name, value])),
  );
}

describe.each(["dark", "light"] as const)("the %s theme", (theme) => {
  const colours = coloursOf(theme);

  it.each(contrastDemands)("tells $colour from $on", (demand) => {
    expect(contrastOf(colours as Palette, demand)).toBeGreaterThanOrEqual(demand.least);
  });

  it("reads bone on ink", () => {
    expect(contrast(colours["bone"] ?? "", colours["ink"] ?? "")).toBeGreaterThanOrEqual(4.5);
  });

  it("has the colours from which those of brands are derived", () => {
    for (const [name, [dark, light]] of Object.entries(tokens))
      expect([name, colours[name]]).toEqual([name, theme === "dark" ? dark : light]);
  });

  it("lets a brand replace each of them", () => {
    for (const name of Object.keys(tokens)) expect(css).toContain(`--color-${name}: var(--brand-${theme}-${name}, `);
  });
});

it("computes the background of the jackpots as it is painted", () => {
  expect(jackpots).toContain(`color-mix(in oklab, var(--color-accent) ${accentShare * 100}%, var(--color-surface))`);
});
