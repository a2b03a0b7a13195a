import { expect, test } from "vitest";
import { birthDay, isAdult, joinBirthDate, splitBirthDate } from "./birth-date.ts";

const now = new Date("2026-03-14T22:30:00Z"); // already 15 March for the operator

test.each([
  ["2008-03-15", true],
  ["2008-03-16", false],
  ["1960-12-31", true],
  ["2030-01-01", false],
])("a person born on %s is an adult on the operator's 15 March 2026: %s", (birthDate, adult) => {
  expect(isAdult(birthDate, now)).toBe(adult);
});

test("a person born on 29 February comes of age on 1 March", () => {
  expect(isAdult("2008-02-29", new Date("2026-02-28T12:00:00+03:00"))).toBe(false);
  expect(isAdult("2008-02-29", new Date("2026-03-01T00:00:00+03:00"))).toBe(true);
});

test.each(["2001-02-31", "1899-12-31", "2000-13-01", "99-01-01", "2000-1-", "--5", "2000-1-1-1", ""])(
  "%j is not a valid birth date",
  (value) => expect(birthDay(value)).toBeUndefined(),
);

test.each([
  [{ day: "5", month: "3", year: "1990" }, "1990-03-05"],
  [{ day: "05", month: "12", year: "1990" }, "1990-12-05"],
  [{ day: "5", month: "", year: "" }, undefined],
  [{ day: "", month: "", year: "" }, undefined],
])("the fields %j keep what was typed, and mean the day %j", (parts, day) => {
  const value = joinBirthDate(parts);
  expect(splitBirthDate(value)).toEqual(parts);
  expect(birthDay(value)).toBe(day);
});
