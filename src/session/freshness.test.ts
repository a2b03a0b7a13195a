import { expect, test } from "vitest";
import { isFresh } from "./records.ts";

const now = 1_000_000;

test.each([
  ["none stored", undefined, false],
  ["past", now - 1, false],
  ["this very moment", now, false],
  ["a moment ahead", now + 1, true],
  ["just stored", now + 15_000, true],
  ["stored under a clock that was a day ahead", now + 86_400_000, false],
])("an expiration %s", (_, expiration, expected) => {
  expect(isFresh(expiration, now)).toBe(expected);
});
