import { describe, expect, test } from "vitest";
import { designOf, seedCatalogue } from "../../catalogue.ts";
import { glyphs } from "./glyphs.ts";
import { fitTitle } from "./layout.ts";
import { lettersPath, widthOf } from "./outline.ts";

const { games, providers, liveProviders } = seedCatalogue();
const titles = games.map(({ name, id }) => ({ name, language: designOf(id)?.language }));

test("there is a letter for every character of every name, in either language's capitals", () => {
  const capitals = [
    ...titles.map(({ name, language }) => name.toLocaleUpperCase(language)),
    ...[...providers, ...liveProviders].flatMap(({ name }) => [
      name.toLocaleUpperCase("tr"),
      name.toLocaleUpperCase("en"),
    ]),
  ];
  const missing = new Set(
    capitals
      .join("")
      .split("")
      .filter((letter) => !(letter in glyphs)),
  );
  expect([...missing]).toEqual([]);
});

const box = { width: 260, height: 92, maxCapHeight: 40, tracking: 32, stretch: 0.86 };

describe("fitting a title", () => {
  test("never leaves the box", () => {
    for (const { name, language } of titles.slice(0, 600)) {
      const { lines, capHeight } = fitTitle(name.toLocaleUpperCase(language), box);
      const widest = Math.max(...lines.map((line) => widthOf(line, box.tracking, box.stretch)));
      expect((widest * capHeight) / 100).toBeLessThanOrEqual(box.width);
      expect(capHeight).toBeGreaterThan(9);
    }
  });

  test("breaks where the letters become largest, and keeps words whole", () => {
    expect(fitTitle("LALE", box).lines).toEqual(["LALE"]);
    expect(fitTitle("SEVEN WOLVES OF KARS", box).lines).toEqual(["SEVEN WOLVES", "OF KARS"]);
  });
});

test("a line is centred and stands on its baseline", () => {
  const d = lettersPath({
    text: "HI",
    x: 100,
    baseline: 50,
    capHeight: 40,
    tracking: 30,
    stretch: 1,
  });
  const points = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const xs = points.map(([x]) => x!);
  expect(Math.min(...xs) + Math.max(...xs)).toBeCloseTo(200, -0.5);
  expect(Math.max(...points.map(([, y]) => y!))).toBe(50);
  expect(Math.min(...points.map(([, y]) => y!))).toBe(10);
});
