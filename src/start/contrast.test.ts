import { describe, expect, it } from "vitest";
import { grounds, type Theme } from "./accent.ts";
import { contrast } from "./colour.ts";
import css from "../ui/tokens.css?raw";

/** The colours of a theme. The light theme's come last. */
function coloursOf(theme: Theme): ReadonlyMap<string, string> {
  const colours = new Map<string, string>();
  const [dark = "", light = ""] = css.split("color-scheme: light;");
  const declarations = /--color-([\w-]+):\s*(?:var\([\w-]+,\s*)?(#[\da-f]{6})/g;
  for (const part of theme === "dark" ? [dark] : [dark, light]) {
    for (const [, name = "", value = ""] of part.matchAll(declarations)) colours.set(name, value);
  }
  return colours;
}

const groundNames = ["ground", "surface", "surface-raised"];
const textNames = ["text", "text-soft", "accent-ink", "turquoise", "coral", "positive", "negative"];

describe.each(["dark", "light"] as const)("the %s theme", (theme) => {
  const colours = coloursOf(theme);
  const colour = (name: string) => {
    const value = colours.get(name);
    if (!value) throw new Error(`tokens.css has no --color-${name}`);
    return value;
  };
  const ratio = (one: string, other: string) => contrast(colour(one), colour(other));

  it.each(groundNames.flatMap((ground) => textNames.map((text) => [text, ground] as const)))(
    "reads %s on %s",
    (text, ground) => expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5),
  );

  it.each([
    ["accent-text", "accent"],
    ["accent-text", "accent-hover"],
    ["ground", "turquoise"],
    ["ground", "coral"],
    ["bone", "ink"],
  ])("reads %s on %s", (text, ground) => expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5));

  it.each(groundNames.flatMap((ground) => ["accent", "control", "focus"].map((part) => [part, ground] as const)))(
    "tells %s from %s",
    (part, ground) => expect(ratio(part, ground)).toBeGreaterThanOrEqual(3),
  );

  it("has the backgrounds that accents are computed against", () => {
    expect(groundNames.map((name) => colours.get(name))).toEqual(grounds[theme]);
  });
});
