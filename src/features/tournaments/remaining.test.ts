import { expect, test } from "vitest";
import { remainingTime } from "./TimeLeft.tsx";

const minute = 60_000;
const told = (milliseconds: number) =>
  remainingTime(milliseconds, 0)
    .map(({ unit, value }) => `${value} ${unit}`)
    .join(" ");

test.each([
  [3 * 1440 * minute + 5 * 60 * minute + 7 * minute, "3 day 5 hour"],
  [2 * 1440 * minute, "2 day"],
  [1440 * minute - 1, "1 day"],
  [4 * 60 * minute + 12 * minute, "4 hour 12 minute"],
  [60 * minute, "1 hour"],
  [59 * minute + 1, "1 hour"],
  [12 * minute, "12 minute"],
  [1, "1 minute"],
  [0, ""],
  [-minute, ""],
  [Number.NaN, ""],
])("%d ms are told as %j", (milliseconds, text) => {
  expect(told(milliseconds)).toBe(text);
});
