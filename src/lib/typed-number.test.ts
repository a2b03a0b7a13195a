import { expect, test } from "vitest";
import { readTypedNumber } from "./typed-amount.ts";

test.each([
  ["12", "12"],
  ["12,5", "12.5"],
  ["12.50", "12.50"],
  [" 1 250 ", "1250"],
  ["-3", "-3"],
  ["007", "7"],
  ["0", "0"],
])("%j is %j", (typed, number) => {
  expect(readTypedNumber(typed)).toBe(number);
});

test.each(["", "on", "1.250,5", "1e3", "+5", "--5", ",5", "1234567890123456", "٥", "NaN"])(
  "%j is no number",
  (typed) => {
    expect(readTypedNumber(typed)).toBeUndefined();
  },
);
