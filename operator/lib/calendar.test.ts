import { describe, expect, it } from "vitest";
import { addDays, endOfDay, localDay, startOfDate, startOfDay, weeksBetween } from "./calendar.ts";

describe("the operator's days", () => {
  it("begin at midnight in Turkey", () => {
    const lateEvening = new Date("2026-03-14T23:30:00+03:00");
    const earlyMorning = new Date("2026-03-14T00:10:00+03:00");
    for (const moment of [lateEvening, earlyMorning]) {
      expect(startOfDay(moment)).toEqual(new Date("2026-03-14T00:00:00+03:00"));
      expect(endOfDay(moment)).toEqual(new Date("2026-03-14T23:59:59+03:00"));
      expect(startOfDay(moment, -14)).toEqual(new Date("2026-02-28T00:00:00+03:00"));
      expect(localDay(moment)).toBe("2026-03-14");
      expect(endOfDay(moment, 1)).toEqual(new Date("2026-03-15T23:59:59+03:00"));
    }
  });

  it("begin by their date, and not before the year 1", () => {
    expect(startOfDate("2026-03-14")).toEqual(new Date("2026-03-14T00:00:00+03:00"));
    for (const date of ["0000-01-01", "0001-01-01"])
      expect(startOfDate(date)).toEqual(new Date("0001-01-01T00:00:00Z"));
  });

  it("can be added as whole or fractional numbers", () => {
    const moment = new Date("2026-03-14T12:00:00Z");
    expect(addDays(moment, -0.5)).toEqual(new Date("2026-03-14T00:00:00Z"));
  });

  it("make weeks, none of which runs backwards", () => {
    const moment = new Date("2026-03-14T12:00:00Z");
    expect(weeksBetween(moment, addDays(moment, 6.9))).toBe(0);
    expect(weeksBetween(moment, addDays(moment, 15))).toBe(2);
    expect(weeksBetween(moment, addDays(moment, -30))).toBe(0);
  });
});
