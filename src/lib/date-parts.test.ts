import { expect, test } from "vitest";
import { dayOfParts, joinDateParts, splitDateParts } from "./date-parts.ts";

test.each([
  [{ day: "5", month: "3", year: "1990" }, "1990-03-05"],
  [{ day: "05", month: "12", year: "1990" }, "1990-12-05"],
  [{ day: "5", month: "", year: "" }, undefined],
  [{ day: "", month: "", year: "" }, undefined],
])("the parts %j keep what was typed, and mean the day %j", (parts, day) => {
  const value = joinDateParts(parts);
  expect(splitDateParts(value)).toEqual(parts);
  expect(dayOfParts(value)).toBe(day);
});

test.each(["2001-02-31", "2000-13-01", "99-01-01", "2000-1-", "--5", "2000-1-1-1", ""])("%j is not a day", (value) =>
  expect(dayOfParts(value)).toBeUndefined(),
);
