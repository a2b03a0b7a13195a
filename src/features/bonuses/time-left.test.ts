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
