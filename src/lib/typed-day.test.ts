import { expect, test } from "vitest";
import { readTypedDay } from "./typed-day.ts";

test.each([
  ["05.03.2026", "2026-03-05"],
  ["5.3.2026", "2026-03-05"],
  [" 5/3/26 ", "2026-03-05"],
  ["5 3 2026", "2026-03-05"],
  ["31-12-2026", "2026-12-31"],
  ["2026-3-5", "2026-03-05"],
  ["05032026", "2026-03-05"],
  ["050326", "2026-03-05"],
  ["31042026", undefined],
  ["5032026", undefined],
  ["29.02.2028", "2028-02-29"],
  ["29.02.2027", undefined],
  ["31.04.2026", undefined],
  ["13.13.2026", undefined],
  ["5.3", undefined],
  ["", undefined],
  ["bugün", undefined],
])("%s is %s", (typed, day) => {
  expect(readTypedDay(typed)).toBe(day);
});
