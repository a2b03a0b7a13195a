import { expect, test } from "vitest";
import { pathIn } from "./page-languages.ts";
import { privatePaths, publicPaths } from "./public-pages.ts";

test.each([
  ["tr", "/promotions?id=1", "/promotions?id=1"],
  ["en", "/promotions?id=1", "/promotions?id=1&lang=en"],
  ["en", "/", "/?lang=en"],
] as const)("%s of %s is %s", (language, path, address) => {
  expect(pathIn(language, path)).toBe(address);
});

test("no page is both public and private", () => {
  expect(publicPaths.filter((path) => privatePaths.some((start) => path.startsWith(start)))).toEqual([]);
});
