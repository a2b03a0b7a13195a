import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayAround, dayOf, daysBetween, offsetMinutes, startOfDay } from "./dates.ts";

test.each([
  ["+03:00", 180],
  ["+0300", 180],
  ["+3", 180],
  ["UTC+03:00", 180],
  ["-04:30", -270],
  ["+00:00", 0],
  ["", undefined],
  [undefined, undefined],
  ["03:00", undefined],
  ["+15:00", undefined],
  ["+03:75", undefined],
  ["Europe/Istanbul", undefined],
])("the offset %j is %s minutes", (gmt, minutes) => {
  expect(offsetMinutes(gmt)).toBe(minutes);
});

test("a moment belongs to the operator's day in any time zone", () => {
  const lateInUtc = new Date("2026-11-21T22:30:00Z");
  expect(dayOf(lateInUtc, "+03:00")).toBe("2026-11-22");
  expect(dayOf(lateInUtc, "-03:00")).toBe("2026-11-21");
  expect(startOfDay("2026-11-22", "+03:00").toISOString()).toBe("2026-11-21T21:00:00.000Z");
});

test("without an offset the device's clock is used", () => {
  const noon = new Date(2026, 10, 21, 12);
  expect(dayOf(noon)).toBe("2026-11-21");
  expect(startOfDay("2026-11-21").getTime()).toBe(new Date(2026, 10, 21).getTime());
});

test.each(["+03:00", "-04:30", undefined])("the day around a moment begins and ends where the days of %s do", (gmt) => {
  // The clocks of many places change on 29 March and 25 October 2026.
  for (const text of ["2026-03-29T09:00:00Z", "2026-10-25T09:00:00Z", "2026-12-31T22:30:00Z"]) {
    const { day, startMs, endMs } = dayAround(new Date(text), gmt);
    expect(day).toBe(dayOf(new Date(text), gmt));
    expect([startMs, endMs]).toEqual([startOfDay(day, gmt).getTime(), startOfDay(addDays(day, 1), gmt).getTime()]);
  }
});

test("days are counted by the calendar", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect(daysBetween("2026-11-21", "2026-11-21")).toBe(1);
  expect(daysBetween("2026-10-23", "2026-11-21")).toBe(30);
});

test.each(["", "2026-02-31", "2026-2-1", "21.11.2026", "2026-11-21T00:00:00Z", "-2026-11-21"])(
  "%j is no day",
  (day) => {
    expect(() => addDays(day, 1)).toThrow(RangeError);
    expect(() => startOfDay(day, "+03:00")).toThrow(RangeError);
  },
);

test("a day begins at the first of its moments and ends before the next day", () => {
  const day = fc
    .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.integer({ min: -12, max: 14 }), (text, hours) => {
      const gmt = `${hours < 0 ? "-" : "+"}${String(Math.abs(hours)).padStart(2, "0")}:00`;
      const begin = startOfDay(text, gmt);
      expect(dayOf(begin, gmt)).toBe(text);
      expect(dayOf(new Date(begin.getTime() - 1), gmt)).toBe(addDays(text, -1));
      expect(addDays(addDays(text, 40), -40)).toBe(text);
    }),
  );
});
