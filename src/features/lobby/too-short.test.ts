import { expect, test } from "vitest";
import { isTooShort } from "./too-short.ts";

test.each([
  ["", true],
  ["ab", true],
  ["  ab  ", true],
  ["İ̇ş", true],
  ["alt", false],
  ["a b", false],
])("%j is too short: %s", (text, expected) => {
  expect(isTooShort(text)).toBe(expected);
});
