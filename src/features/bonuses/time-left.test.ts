import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

const now = Date.parse("2026-12-30T20:30:00Z");

test.each([
  // 23:30 at the operator: its day, and not the one in Greenwich, says what is today.
  ["2026-12-30T20:30:00Z", "over"],
  ["2026-12-30T20:59:00Z", "today"],
  ["2026-12-30T21:30:00Z", "tomorrow"],
  ["2026-12-31T20:59:59Z", "tomorrow"],
  ["2026-12-31T21:00:00Z", "days 2"],
  ["2027-01-29T20:30:00Z", "days 30"],
  ["2026-12-29", "over"],
  ["2026-12-30", "today"],
  ["2027-01-01", "days 2"],
])("until %s: %s", (expiresAt, expected) => {
  const left = timeLeft(expiresAt, now, "+03:00");
  expect(left.kind === "days" ? `days ${left.days}` : left.kind).toBe(expected);
});

test.each(["+3", "+03", "GMT+3", "UTC+03:00"])("a day ends at the operator, whose offset is %s", (gmt) => {
  expect(timeLeft("2026-12-31", now, gmt)).toEqual({ kind: "tomorrow", at: new Date("2026-12-31T23:59:59+03:00") });
});

test.each([undefined, "Europe/Istanbul"])("a day ends on the device if the operator's offset is %s", (gmt) => {
  expect(timeLeft("2027-01-15", now, gmt)).toMatchObject({ kind: "days", at: new Date("2027-01-15T23:59:59") });
});
