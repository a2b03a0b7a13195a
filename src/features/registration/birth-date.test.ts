import { expect, test } from "vitest";
import { birthDay, isAdult } from "./birth-date.ts";

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

test.each([
  ["1990-3-5", "1990-03-05"],
  ["1900-01-01", "1900-01-01"],
  ["1899-12-31", undefined],
  ["2001-02-31", undefined],
])("%j as a birth date is the day %j", (value, day) => expect(birthDay(value)).toBe(day));
