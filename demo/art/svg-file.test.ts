import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { motifs } from "../catalogue/motifs.ts";
import { fade, mix } from "./colour.ts";
import { palettes } from "./palettes.ts";
import { inPalette, pictureOf, readSvg } from "./svg-file.ts";

const filesIn = (folder: string) =>
  readdirSync(new URL(`../drawings/${folder}/`, import.meta.url)).map(
    (name) => `${folder}/${name.replace(/\.svg$/, "")}`,
  );

describe("the demo's SVG files", () => {
  it.each([...filesIn("heroes"), ...filesIn("pictures")])("%s can be read, with its colours", (name) => {
    const file = readSvg(name);
    if (!file) throw new Error("Not there");
    const picture = inPalette(pictureOf(file), palettes.iznik);
    expect(picture).not.toMatch(/var\(|color-mix|style=/);
    for (const [, id = ""] of picture.matchAll(/url\(#(\w+)\)/g)) expect(picture).toContain(`id="${id}"`);
  });

  it("has a hero for every motif and no unused ones", () => {
    const drawn = filesIn("heroes").map((name) =>
      name.slice("heroes/".length).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    );
    expect([...drawn, "bingoBalls"].toSorted((a, b) => a.localeCompare(b))).toEqual(
      motifs.toSorted((a, b) => a.localeCompare(b)),
    );
    expect(readSvg("heroes/nobody")).toBeUndefined();
  });
});

describe("colours", () => {
  const { mid, light } = palettes.cobalt;

  it("are those of the palette and mixtures of them", () => {
    expect(inPalette('fill="var(--mid)"', palettes.cobalt)).toBe(`fill="${mid}"`);
    const nested = "color-mix(in srgb,color-mix(in oklab,var(--mid),#fff3dc 32%) 45%,transparent)";
    expect(inPalette(nested, palettes.cobalt)).toBe(fade(mix(mid, "#fff3dc", 0.32), 0.45));
    expect(inPalette("color-mix(in oklab,var(--light),var(--mid) 50%)", palettes.cobalt)).toBe(mix(light, mid, 0.5));
  });

  it("in another notation are reported instead of drawn wrongly", () => {
    expect(() => inPalette("color-mix(in hsl,red,blue)", palettes.cobalt)).toThrow(/color-mix\(in hsl/);
  });
});
