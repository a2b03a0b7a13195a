import { expect, test } from "vitest";
import { remainingTime } from "./TimeLeft.tsx";

const minuteMs = 60_000;
const told = (milliseconds: number) =>
  remainingTime(milliseconds, 0)
    .map(({ unit, value }) => `${value} ${unit}`)
    .join(" ");

test.each([
  [3 * 1440 * minuteMs + 5 * 60 * minuteMs + 7 * minuteMs, "3 day 5 hour"],
  [2 * 1440 * minuteMs, "2 day"],
  [1440 * minuteMs - 1, "1 day"],
  [4 * 60 * minuteMs + 12 * minuteMs, "4 hour 12 minute"],
  [60 * minuteMs, "1 hour"],
  [59 * minuteMs + 1, "1 hour"],
  [12 * minuteMs, "12 minute"],
  [1, "1 minute"],
  [0, ""],
  [-minuteMs, ""],
  [Number.NaN, ""],
])("%d ms are shown as %j", (milliseconds, text) => {
  expect(told(milliseconds)).toBe(text);
});
