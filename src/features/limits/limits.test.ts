import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dayOf } from "../../lib/dates.ts";
import { changeOf, isDue, isUsedUp, pendingOf, readLimit, usedOf, valueOf } from "./read-limit.ts";
import { renewalDay } from "./renewal.ts";

test.each([
  ["500.00", "400.00", "at-once"],
  ["500.00", "500", "same"],
  ["500.00", "500.01", "waits"],
  ["90.00", "100.00", "waits"],
  [null, "100000.00", "at-once"],
  ["500.00", null, "waits"],
  [null, null, "same"],
  [60, 30, "at-once"],
  [60, 60, "same"],
  [60, 120, "waits"],
  [9, 10, "waits"],
] as const)("from %s to %s: %s", (present, wanted, change) => {
  expect(changeOf(present, wanted)).toBe(change);
});

test("a limit is used up at its amount, not before", () => {
  expect([isUsedUp("499.99", "500.00"), isUsedUp("500.0", "500.00"), isUsedUp("0.00", "0.00")]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each([
  ["2026-11-23", "2026-11-24", "2026-11-30", "2026-12-01"],
  ["2026-11-29", "2026-11-30", "2026-11-30", "2026-12-01"],
  ["2026-11-30", "2026-12-01", "2026-12-07", "2026-12-01"],
  ["2026-12-31", "2027-01-01", "2027-01-04", "2027-01-01"],
  ["2027-01-31", "2027-02-01", "2027-02-01", "2027-02-01"],
  ["2028-02-28", "2028-02-29", "2028-03-06", "2028-03-01"],
])("on %s limits start again on %s, %s and %s", (today, day, week, month) => {
  expect([renewalDay("day", today), renewalDay("week", today), renewalDay("month", today)]).toEqual([day, week, month]);
});

test("a limit's day is the operator's: it ends at midnight there", () => {
  const before = new Date("2026-11-29T20:59:59Z");
  const after = new Date("2026-11-29T21:00:00Z");
  const renewals = [before, after].map((moment) => renewalDay("week", dayOf(moment, "+03:00")));
  expect(renewals).toEqual(["2026-11-30", "2026-12-07"]);
});

test.each([
  ["deposit", "1.250,50", { value: "1250.50" }],
  ["loss", "0", { value: "0.00" }],
  ["loss", "-5", { problem: "amount" }],
  ["deposit", "çok", { problem: "amount" }],
  ["deposit", " ", { problem: "missing" }],
  ["session", "90", { value: 90 }],
  ["session", "9", { problem: "minutes" }],
  ["session", "1440", { value: 1440 }],
  ["realityCheck", "480", { value: 480 }],
  ["realityCheck", "481", { problem: "minutes" }],
  ["realityCheck", "10,5", { problem: "minutes" }],
] as const)("%s %j is %j", (kind, typed, read) => {
  expect(readLimit(kind, typed, "tr")).toEqual(read);
});

test("a limit, its use and its raise are found by kind and period", () => {
  const raise = {
    id: "17",
    kind: "deposit",
    period: "week",
    value: "800.00",
    effectiveAt: "2026-11-24T14:00:00+03:00",
  } as const;
  const none = { day: null, week: null, month: null };
  const limits = {
    deposit: { ...none, week: "500.00" },
    loss: none,
    session: { minutes: 90 },
    realityCheck: { minutes: null },
    timeOut: undefined,
    selfExclusion: undefined,
    raiseAfterHours: 72,
    pending: [raise],
    used: { deposit: { ...none, week: "20.00" }, loss: none },
  };
  const weekly = { kind: "deposit", period: "week" } as const;
  expect([valueOf(limits, weekly), usedOf(limits, weekly), pendingOf(limits, weekly)]).toEqual([
    "500.00",
    "20.00",
    raise,
  ]);
  expect(pendingOf(limits, { kind: "deposit", period: "day" })).toBeUndefined();
  expect([valueOf(limits, { kind: "session" }), usedOf(limits, { kind: "session" })]).toEqual([90, undefined]);
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a raise is due after its hours, also across a change to winter time", () => {
  // In Berlin the clocks go back on 25 October 2026.
  const effectiveAt = "2026-10-27T11:00:00+01:00";
  vi.setSystemTime("2026-10-24T12:00:00+02:00");
  expect(isDue(effectiveAt, Date.now())).toBe(false);
  vi.advanceTimersByTime(72 * 3_600_000 - 1);
  expect(isDue(effectiveAt, Date.now())).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isDue(effectiveAt, Date.now())).toBe(true);
});
