import { describe, expect, it } from "vitest";
import { addMonths, periodOf } from "./limits.ts";

const istanbul = "Europe/Istanbul";
const stockholm = "Europe/Stockholm";
const bounds = (period: "day" | "week" | "month", at: string, zone?: string) => {
  const { start, end } = periodOf(period, new Date(at), zone);
  return [start.toISOString(), end.toISOString()];
};

describe("a calendar period", () => {
  it.each([
    ["day", "2026-03-14T23:59:59.999+03:00", istanbul, "2026-03-13T21:00", "2026-03-14T21:00"],
    ["day", "2026-03-15T00:00:00+03:00", istanbul, "2026-03-14T21:00", "2026-03-15T21:00"],
    ["week", "2026-03-15T23:59:59.999+03:00", istanbul, "2026-03-08T21:00", "2026-03-15T21:00"],
    ["week", "2026-03-16T00:00:00+03:00", istanbul, "2026-03-15T21:00", "2026-03-22T21:00"],
    ["week", "2026-01-01T12:00:00+03:00", istanbul, "2025-12-28T21:00", "2026-01-04T21:00"],
    ["month", "2026-02-28T23:59:59.999+03:00", istanbul, "2026-01-31T21:00", "2026-02-28T21:00"],
    ["month", "2028-02-29T12:00:00+03:00", istanbul, "2028-01-31T21:00", "2028-02-29T21:00"],
    ["month", "2026-12-31T23:59:59.999+03:00", istanbul, "2026-11-30T21:00", "2026-12-31T21:00"],
    // Days of 23 and of 25 hours, and what contains them.
    ["day", "2026-03-29T12:00:00+02:00", stockholm, "2026-03-28T23:00", "2026-03-29T22:00"],
    ["day", "2026-10-25T02:30:00+02:00", stockholm, "2026-10-24T22:00", "2026-10-25T23:00"],
    ["day", "2026-10-25T02:30:00+01:00", stockholm, "2026-10-24T22:00", "2026-10-25T23:00"],
    ["week", "2026-03-29T23:30:00+02:00", stockholm, "2026-03-22T23:00", "2026-03-29T22:00"],
    ["month", "2026-10-31T23:30:00+01:00", stockholm, "2026-09-30T22:00", "2026-10-31T23:00"],
    // Summer time that begins at midnight, and that ends there.
    ["day", "2026-04-24T12:00:00+03:00", "Africa/Cairo", "2026-04-23T22:00", "2026-04-24T21:00"],
    ["day", "2026-10-29T23:30:00+03:00", "Africa/Cairo", "2026-10-28T21:00", "2026-10-29T22:00"],
    ["day", "2026-11-01T00:30:00-04:00", "America/Havana", "2026-11-01T04:00", "2026-11-02T05:00"],
  ] as const)("%s of %s in %s", (period, at, zone, start, end) => {
    expect(bounds(period, at, zone)).toEqual([`${start}:00.000Z`, `${end}:00.000Z`]);
  });

  it("is the operator's unless another zone is given", () => {
    expect(bounds("day", "2026-07-01T00:30:00+03:00")).toEqual(bounds("day", "2026-07-01T00:30:00+03:00", istanbul));
  });
});

it.each([
  ["2026-03-14T12:00:00+03:00", 6, istanbul, "2026-09-14T09:00"],
  ["2026-08-31T12:00:00+03:00", 6, istanbul, "2027-02-28T09:00"],
  ["2026-12-15T00:00:00+03:00", 1, istanbul, "2027-01-14T21:00"],
  ["2026-01-15T12:00:00+01:00", 6, stockholm, "2026-07-15T10:00"],
])("%s and %i months in %s", (from, months, zone, until) => {
  expect(addMonths(new Date(from), months, zone).toISOString()).toBe(`${until}:00.000Z`);
});
