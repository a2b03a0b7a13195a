import { describe, expect, test } from "vitest";
import type { Transaction } from "../../contract/finance-history.ts";
import { findInHistory, type SearchedTransfer } from "./find-in-history.ts";

const atMs = Date.parse("2026-03-14T12:00:00Z");
const row = (more: Partial<Transaction> = {}): Transaction => ({
  id: "900",
  createdAt: "2026-03-14T15:00:02+03:00",
  transaction_category_id: "2",
  category: "2",
  sub_category: undefined,
  type: "deposit",
  amount: "250.00",
  balanceAfter: undefined,
  currency: "TRY",
  transaction_status: "1001",
  method: "FAST",
  game: undefined,
  note: undefined,
  ticketNumber: undefined,
  ...more,
});
const confirmed = {
  direction: 1,
  methodID: "22",
  methodName: "FAST",
  amount: "250.00",
  currency: "TRY",
  atMs,
} as const;
const searched: SearchedTransfer = { direction: 1, atMs, lastSentMs: atMs, confirmed, known: new Set() };

describe("a transfer whose answer was lost", () => {
  test("is found by direction, moment, amount and method", () => {
    const others = [
      row({ id: "1", amount: "25.00" }),
      row({ id: "2", method: "Havale" }),
      row({ id: "3", transaction_category_id: "3" }),
    ];
    expect(findInHistory([...others, row({ amount: "250.0" })], searched)).toMatchObject({
      kind: "found",
      row: { id: "900" },
    });
  });

  test("is found if the operator does not name the method", () => {
    expect(findInHistory([row({ method: undefined })], searched)).toMatchObject({ kind: "found" });
  });

  test("a withdrawal's amount is negative in the history", () => {
    const withdrawal = { ...searched, direction: 2, confirmed: { ...confirmed, direction: 2 } } as const;
    expect(findInHistory([row({ transaction_category_id: "3", amount: "-250.00" })], withdrawal)).toMatchObject({
      kind: "found",
    });
  });

  test.each([
    ["from hours before", { createdAt: "2026-03-14T11:50:00+03:00" }],
    ["from hours after", { createdAt: "2026-03-14T18:20:00+03:00" }],
    ["of another amount", { amount: "250.01" }],
    ["of another kind", { transaction_category_id: "4" }],
  ])("is not one %s", (_what, more) => {
    expect(findInHistory([row(more)], searched)).toEqual({ kind: "absent" });
  });

  test("is found if it was last sent much later", () => {
    const late = row({ createdAt: "2026-03-14T15:20:00+03:00" });
    expect(findInHistory([late], { ...searched, lastSentMs: atMs + 20 * 60_000 })).toMatchObject({ kind: "found" });
  });

  test("may be one from shortly before the press, by another clock or device: the player decides", () => {
    expect(findInHistory([row({ createdAt: "2026-03-14T14:59:56+03:00" })], searched)).toMatchObject({ kind: "found" });
    expect(findInHistory([row({ createdAt: "2026-03-14T14:59:00+03:00" })], searched)).toMatchObject({
      kind: "perhaps",
      rows: [{ id: "900" }],
    });
  });

  test.each(["2026-03-14T13:59:00+03:00", "2026-03-14T16:01:00+03:00"])(
    "may be one that a wrong clock puts at %s: the player decides",
    (createdAt) => {
      const off = row({ createdAt });
      expect(findInHistory([off, row({ id: "1", amount: "25.00" })], searched)).toEqual({
        kind: "perhaps",
        rows: [off],
      });
      // One in time comes first.
      expect(findInHistory([off, row({ id: "901", method: "Havale" })], searched)).toMatchObject({
        kind: "perhaps",
        rows: [{ id: "901" }],
      });
      expect(findInHistory([off, row({ id: "901" })], searched)).toMatchObject({ kind: "found", row: { id: "901" } });
    },
  );

  test("is not one that is known to be another transfer", () => {
    expect(findInHistory([row()], { ...searched, known: new Set(["900"]) })).toEqual({ kind: "absent" });
  });

  test("may be one whose method is named in another way: the player decides", () => {
    const other = row({ method: "Fast / EFT" });
    expect(findInHistory([other], searched)).toEqual({ kind: "perhaps", rows: [other] });
  });

  test("with two equal rows, the player decides", () => {
    expect(findInHistory([row(), row({ id: "901" })], searched)).toMatchObject({
      kind: "perhaps",
      rows: [{ id: "900" }, { id: "901" }],
    });
  });

  test("without data on this device is never found without the player", () => {
    expect(findInHistory([row()], { ...searched, confirmed: undefined })).toMatchObject({
      kind: "perhaps",
      rows: [{ id: "900" }],
    });
    expect(findInHistory([], { ...searched, confirmed: undefined })).toEqual({ kind: "absent" });
  });
});
