import { expect, test } from "vitest";
import looks from "../drawings/looks.json" with { type: "json" };
import { motifs } from "../catalogue/motifs.ts";
import { palettes } from "./palettes.ts";

test("looks.json names only palettes and motifs that exist", () => {
  const tints = Object.values(looks.tints);
  const named = [
    ...Object.values(looks.themes).flatMap((look) => look.palettes),
    ...Object.values(looks.moods).flat(),
    ...Object.values(looks.tables).flat(),
    ...tints.flatMap(({ drownsIn }) => drownsIn),
  ];
  expect(named.filter((name) => !(name in palettes))).toEqual([]);
  const tinted = tints.flatMap((tint) => tint.motifs);
  expect(tinted.filter((motif) => !(motifs as readonly string[]).includes(motif))).toEqual([]);
  expect(new Set(tinted).size).toBe(tinted.length);
});
