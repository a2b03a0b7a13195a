import { SourceMap } from "node:module";
import { expect, test } from "vitest";
import { placeOf } from "./source-place.ts";

/** Two positions of a bundle's first line: column 1 is line 1 of a file, column 11 is line 3, column 5, of a function. */
const map = new SourceMap({
  version: 3,
  file: "index.js",
  sources: ["../../src/main.tsx"],
  sourcesContent: [""],
  names: ["start"],
  mappings: "AAAA,UAEIA",
  sourceRoot: "",
});

test.each([
  [1, 1, "src/main.tsx:1:1"],
  [1, 11, "src/main.tsx:3:5 (start)"],
  [1, 15, "src/main.tsx:3:5 (start)"],
])("line %i, column %i of a published file is at %s", (line, column, place) => {
  expect(placeOf(map, line, column)).toBe(place);
});
