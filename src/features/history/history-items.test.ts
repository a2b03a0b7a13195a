import { describe, expect, test } from "vitest";
import type { Transaction } from "../../contract/finance-history.ts";
import { byDay, netOf } from "./history-items.ts";

let lastId = 0;
const row = (createdAt: string, amount: string, more: Partial<Transaction> = {}): Transaction => ({
  id: String(++lastId), createdAt, transaction_category_id: "1", category: "Bahis", sub_category: undefined, type: "Bahis", amount,
  balanceAfter: undefined, currency: "TRY", transaction_status: "1002", method: undefined, game: undefined, note: undefined,
  ticketNumber: undefined, ...more,
});
const nets = (rows: readonly Transaction[], gmt?: string, hasMore = false) =>
  byDay(rows, gmt, hasMore).flatMap((item) => (item.kind === "day" ? [[item.day, item.isWhole ? netOf(item.rows) : undefined]] : []));

describe("days of the history", () => {
  test("are the operator's, with what moved the wallet", () => {
    const rows = [
      row("2026-12-31T21:30:00Z", "25.50"),
      row("2026-12-31T20:59:00Z", "-10.00"),
      row("2026-12-31T12:00:00+03:00", "-0.05"),
    ];
    expect(nets(rows, "+03:00")).toEqual([["2027-01-01", "25.50"], ["2026-12-31", "-10.05"]]);
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
    expect(nets(rows, "+03:00", true)).toEqual([["2026-03-02", "10.00"], ["2026-03-01", undefined]]);
    expect(nets([row("2026-03-02T09:00:00Z", "10.00"), row("2026-03-02T08:00:00Z", "1.00", { currency: "EUR" })])).toEqual([["2026-03-02", undefined]]);
  });
});
