import { expect, test } from "vitest";
import type { Transaction } from "../../contract/finance-history.ts";
import { groupByDay } from "./history-items.ts";

const row = (createdAt: string): Transaction => ({
  id: createdAt,
  createdAt,
  transaction_category_id: "1",
  category: "Bahis",
  sub_category: undefined,
  type: "Bahis",
  amount: "-1.00",
  balanceAfter: undefined,
  currency: "TRY",
  transaction_status: "1002",
  method: undefined,
  game: undefined,
  note: undefined,
  ticketNumber: undefined,
});
const days = (rows: readonly Transaction[], gmt?: string, hasMore = false) =>
  groupByDay(rows, gmt, hasMore).flatMap((item) =>
    item.kind === "day" ? [[item.day, item.rows.length, item.isWhole]] : [],
  );

test("days of the history are the operator's", () => {
  const rows = [row("2026-12-31T21:30:00Z"), row("2026-12-31T20:59:00Z"), row("2026-12-31T12:00:00+03:00")];
  expect(days(rows, "+03:00")).toEqual([
    ["2027-01-01", 1, true],
    ["2026-12-31", 2, true],
  ]);
  expect(days(rows, "-05:00")).toEqual([["2026-12-31", 3, true]]);
  expect(days(rows.toReversed(), "+03:00")).toEqual([
    ["2026-12-31", 2, true],
    ["2027-01-01", 1, true],
  ]);
});

test("of the last day rows may be missing while the list has more", () => {
  const rows = [row("2026-03-02T09:00:00Z"), row("2026-03-01T09:00:00Z")];
  expect(days(rows, "+03:00", true)).toEqual([
    ["2026-03-02", 1, true],
    ["2026-03-01", 1, false],
  ]);
});

test("lines keep their keys when rows are appended", () => {
  const rows = [row("2026-03-02T09:00:00Z"), row("2026-03-01T09:00:00Z"), row("2026-03-01T08:00:00Z")];
  const keys = (of: readonly Transaction[]) => groupByDay(of, "+03:00", false).map(({ key }) => key);
  expect(keys(rows).slice(0, 4)).toEqual(keys(rows.slice(0, 2)));
  expect(new Set(keys(rows)).size).toBe(5);
});
