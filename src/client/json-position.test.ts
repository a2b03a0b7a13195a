import * as fc from "fast-check";
import { expect, test } from "vitest";
import { jsonErrorPosition } from "./json-position.ts";

test.each([
  ["", 1, 1],
  ["{", 1, 2],
  ['{"a": 1,}', 1, 9],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
  ['{\r\n  "a": tru\r\n}', 2, 8],
  ["[1, 2", 1, 6],
  ["[1, 2]]", 1, 7],
  ['{"a" 1}', 1, 6],
  ["{a: 1}", 1, 2],
  ['{"a": "line\nbreak"}', 1, 7],
  ["<!doctype html>", 1, 1],
  ["[01]", 1, 3],
])("%j stops being JSON at line %i, column %i", (text, line, column) => {
  expect(jsonErrorPosition(text)).toEqual({ line, column });
});

test("agrees with JSON.parse on every text", () => {
  const damaged = fc
    .tuple(fc.json(), fc.nat(), fc.nat(3), fc.constantFrom("", ",", "{", "]", '"', "\\", "0", ":", " "))
    .map(([json, at, length, patch]) => {
      const start = at % (json.length + 1);
      return json.slice(0, start) + patch + json.slice(start + length);
    });
  fc.assert(
    fc.property(fc.oneof(fc.json(), damaged, fc.string()), (text) => {
      let valid = true;
      try {
        JSON.parse(text);
      } catch {
        valid = false;
      }
      expect(jsonErrorPosition(text) === undefined).toBe(valid);
    }),
    { numRuns: 3000 },
  );
});
