import { describe, expect, test } from "vitest";
import type { Transaction } from "../../contract/finance-history.ts";
import { dayLister, netOf } from "./history-items.ts";

let lastId = 0;
const row = (createdAt: string, amount: string, more: Partial<Transaction> = {}): Transaction => ({
  id: String(++lastId),
  createdAt,
  transaction_category_id: "1",
  category: "Bahis",
  sub_category: undefined,
  type: "Bahis",
  amount,
  balanceAfter: undefined,
  currency: "TRY",
  transaction_status: "1002",
  method: undefined,
  game: undefined,
  note: undefined,
  ticketNumber: undefined,
  ...more,
});
const nets = (rows: readonly Transaction[], gmt?: string, hasMore = false) =>
  dayLister()(rows, gmt, hasMore).flatMap((item) =>
    item.kind === "day" ? [[item.day, item.isWhole ? netOf(item.rows) : undefined]] : [],
  );

describe("days of the history", () => {
  test("are the operator's, with what moved the wallet", () => {
    const rows = [
      row("2026-12-31T21:30:00Z", "25.50"),
      row("2026-12-31T20:59:00Z", "-10.00"),
      row("2026-12-31T12:00:00+03:00", "-0.05"),
    ];
    expect(nets(rows, "+03:00")).toEqual([
      ["2027-01-01", "25.50"],
      ["2026-12-31", "-10.05"],
    ]);
    expect(nets(rows, "-05:00")).toEqual([["2026-12-31", "15.45"]]);
  });

  test("count no cancelled transaction and no undecided deposit, but the money held for a withdrawal", () => {
    const rows = [
      row("2026-03-01T12:00:00Z", "500.00", { transaction_category_id: "2", transaction_status: "1001" }),
      row("2026-03-01T11:00:00Z", "-200.00", { transaction_category_id: "3", transaction_status: "1001" }),
      row("2026-03-01T10:00:00Z", "-300.00", { transaction_category_id: "3", transaction_status: "1003" }),
      row("2026-03-01T09:00:00Z", "10.00"),
    ];
    expect(nets(rows, "+03:00")).toEqual([["2026-03-01", "-190.00"]]);
  });

  test("have no net while rows may be missing, nor over several currencies", () => {
    const rows = [row("2026-03-02T09:00:00Z", "10.00"), row("2026-03-01T09:00:00Z", "5.00")];
    expect(nets(rows, "+03:00", true)).toEqual([
      ["2026-03-02", "10.00"],
      ["2026-03-01", undefined],
    ]);
    expect(
      nets([row("2026-03-02T09:00:00Z", "10.00"), row("2026-03-02T08:00:00Z", "1.00", { currency: "EUR" })]),
    ).toEqual([["2026-03-02", undefined]]);
  });

  test("whose rows were all there stay the same when rows are appended", () => {
    const list = dayLister();
    const first = [
      row("2026-03-03T09:00:00Z", "1.00"),
      row("2026-03-02T09:00:00Z", "2.00"),
      row("2026-03-02T08:00:00Z", "3.00"),
    ];
    const before = list(first, "+03:00", true);
    const rows = [...first, row("2026-03-02T07:00:00Z", "4.00"), row("2026-03-01T09:00:00Z", "5.00")];
    const items = list(rows, "+03:00", false);
    expect(items).toEqual(dayLister()(rows, "+03:00", false));
    expect(items.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(items.flatMap((item, index) => (item === before[index] ? [index] : []))).toEqual([0, 1]);
    expect(before[2]).toMatchObject({ isWhole: false, rows: first.slice(1) });
  });

  test.each<[string, (rows: readonly Transaction[]) => readonly Transaction[], string]>([
    ["a row in front", (rows) => [row("2026-03-04T09:00:00Z", "9.00"), ...rows], "+03:00"],
    ["another row in the middle", (rows) => rows.with(1, row("2026-03-03T08:00:00Z", "9.00")), "+03:00"],
    ["fewer rows", (rows) => rows.slice(0, 1), "+03:00"],
    ["another time zone", (rows) => rows, "-10:00"],
  ])("are made anew for %s", (_, change, gmt) => {
    const list = dayLister();
    const rows = [
      row("2026-03-03T09:00:00Z", "1.00"),
      row("2026-03-02T09:00:00Z", "2.00"),
      row("2026-03-02T08:00:00Z", "3.00"),
    ];
    const changed = change(rows);
    list(rows, "+03:00", false);
    expect(list(changed, gmt, false)).toEqual(dayLister()(changed, gmt, false));
  });
});
