import * as v from "valibot";
import { expect, test } from "vitest";
import type { DayRange, Period } from "../../lib/day-presets.ts";
import { addressOf } from "../../testing/test-router.ts";
import {
  daysToRequest,
  periodAfter,
  periodBefore,
  periodOfStatement,
  type Span,
  spanOf,
  statementLink,
} from "./statement-period.ts";
import { statementSearch } from "./statement-search.ts";

/** A Wednesday. */
const today = "2026-11-25";
const read = (search: object) => periodOfStatement(v.parse(statementSearch, search), today);
const span = (period: Period) => spanOf(period, today) as Span;
const days = (from: string, to: string): DayRange => ({ from, to });

test.each<[object, string]>([
  [{}, "/profile/statement"],
  [{ month: "2026-11" }, "/profile/statement"],
  [{ month: "2026-12" }, "/profile/statement"],
  [{ month: "2026-13" }, "/profile/statement"],
  [{ month: 202610 }, "/profile/statement"],
  [{ period: "soon" }, "/profile/statement"],
  [{ month: "2026-10" }, "/profile/statement?month=2026-10"],
  [{ from: "2026-10-01", to: "2026-10-31" }, "/profile/statement?month=2026-10"],
  [{ period: "this-week" }, "/profile/statement?period=this-week"],
  [{ period: "all-times" }, "/profile/statement?period=all-times"],
  [{ from: "2026-10-02", to: "2026-10-31" }, "/profile/statement?from=2026-10-02&to=2026-10-31"],
])("%j is the statement at %s", (search, path) => {
  expect(addressOf(statementLink(read(search)))).toBe(path);
});

test.each<[string, Period, DayRange]>([
  ["this month up to today", "this-month", days("2026-11-01", today)],
  ["this week up to today", "this-week", days("2026-11-23", today)],
  ["last week", "last-week", days("2026-11-16", "2026-11-22")],
  ["last 7 days", "last-7-day", days("2026-11-18", today)],
  ["a month", days("2028-02-01", "2028-02-29"), days("2028-02-01", "2028-02-29")],
  ["days to come", days("2026-11-27", "2026-11-28"), days("2026-11-27", "2026-11-28")],
])("%s: its days", (_, period, asked) => {
  expect(daysToRequest(span(period), today)).toEqual(asked);
});

test("everything has no days, and nothing before or after", () => {
  expect(spanOf("all-times", today)).toBeUndefined();
  expect(daysToRequest(undefined, today)).toEqual(days("", ""));
});

test.each<[Period, DayRange, Period | undefined]>([
  ["this-month", days("2026-10-01", "2026-10-31"), undefined],
  ["last-month", days("2026-09-01", "2026-09-30"), "this-month"],
  [days("2026-01-01", "2026-01-31"), days("2025-12-01", "2025-12-31"), days("2026-02-01", "2026-02-28")],
  ["this-week", days("2026-11-16", "2026-11-22"), undefined],
  ["last-week", days("2026-11-09", "2026-11-15"), "this-week"],
  [days("2026-11-09", "2026-11-15"), days("2026-11-02", "2026-11-08"), days("2026-11-16", "2026-11-22")],
  ["yesterday", days("2026-11-23", "2026-11-23"), days(today, today)],
  [days("2026-11-20", "2026-11-24"), days("2026-11-15", "2026-11-19"), days(today, today)],
  [days("2026-02-27", "2026-03-02"), days("2026-02-23", "2026-02-26"), days("2026-03-03", "2026-03-06")],
])("%j: before it is %j, after it %j", (period, before, after) => {
  expect(periodBefore(span(period))).toEqual(before);
  expect(periodAfter(span(period), today)).toEqual(after);
});
