import { expect, test } from "vitest";
import { dayOf } from "./dates.ts";
import { lastOfMonth, presetDays } from "./day-presets.ts";
import { dayPresets } from "./period-search.ts";

/** Every preset at this moment, in Turkey. */
function at(moment: string, gmt = "+03:00") {
  const today = dayOf(new Date(moment), gmt);
  return Object.fromEntries(dayPresets.map((preset) => [preset, Object.values(presetDays(preset, today)).join(" ")]));
}

test("on New Year's Day last month and yesterday are in the year before", () => {
  expect(at("2027-01-01T09:00:00+03:00")).toEqual({
    "all-times": " ",
    "last-2-year": "2025-01-01 2027-01-01",
    "last-12-month": "2026-01-01 2027-01-01",
    "last-180-day": "2026-07-05 2027-01-01",
    "last-90-day": "2026-10-03 2027-01-01",
    "last-month": "2026-12-01 2026-12-31",
    "this-month": "2027-01-01 2027-01-01",
    "last-30-day": "2026-12-02 2027-01-01",
    "last-week": "2026-12-21 2026-12-27",
    "this-week": "2026-12-28 2027-01-01",
    "last-7-day": "2026-12-25 2027-01-01",
    yesterday: "2026-12-31 2026-12-31",
    today: "2027-01-01 2027-01-01",
  });
});

test("on 29 February a year is 365 days, and on 1 March the month before has 29 days", () => {
  expect(at("2028-02-29T12:00:00+03:00")).toMatchObject({
    "last-12-month": "2027-03-01 2028-02-29",
    "last-2-year": "2026-03-01 2028-02-29",
    "last-month": "2028-01-01 2028-01-31",
    "this-month": "2028-02-01 2028-02-29",
    yesterday: "2028-02-28 2028-02-28",
  });
  expect(at("2028-03-01T12:00:00+03:00")).toMatchObject({
    "last-month": "2028-02-01 2028-02-29",
    yesterday: "2028-02-29 2028-02-29",
    "last-7-day": "2028-02-23 2028-03-01",
  });
  expect(at("2027-03-01T12:00:00+03:00")).toMatchObject({ "last-month": "2027-02-01 2027-02-28" });
});

test("the operator's time zone decides which day it is, not the device's", () => {
  const moment = "2026-12-31T21:30:00Z";
  expect(at(moment, "+03:00")).toMatchObject({ today: "2027-01-01 2027-01-01", "this-month": "2027-01-01 2027-01-01" });
  expect(at(moment, "+00:00")).toMatchObject({ today: "2026-12-31 2026-12-31", "last-month": "2026-11-01 2026-11-30" });
  expect(at("2026-03-01T02:00:00Z", "-05:00")).toMatchObject({ today: "2026-02-28 2026-02-28" });
});

test.each([
  ["2026-12-05", "2026-12-31"],
  ["2026-01-31", "2026-01-31"],
  ["2028-02-01", "2028-02-29"],
  ["2026-02-28", "2026-02-28"],
  ["2026-04-30", "2026-04-30"],
])("the month of %s ends on %s", (day, end) => {
  expect(lastOfMonth(day)).toBe(end);
});

test.each([
  ["Monday", "2026-11-23", "2026-11-23 2026-11-23", "2026-11-16 2026-11-22"],
  ["Sunday", "2026-11-29", "2026-11-23 2026-11-29", "2026-11-16 2026-11-22"],
])("weeks begin on Monday: on a %s", (_, today, thisWeek, lastWeek) => {
  expect(at(`${today}T12:00:00+03:00`)).toMatchObject({ "this-week": thisWeek, "last-week": lastWeek });
});
