import { expect, test } from "vitest";
import type { Transaction } from "../../contract/finance-history.ts";
import { rowNamer } from "./row-namer.ts";

const row = (more: Partial<Transaction>): Transaction => ({
  id: "1",
  createdAt: "2026-03-14T12:00:00Z",
  transaction_category_id: "2",
  category: "2",
  sub_category: "31",
  type: "17",
  amount: "1.00",
  balanceAfter: undefined,
  currency: "TRY",
  transaction_status: "1002",
  method: undefined,
  game: undefined,
  note: undefined,
  ticketNumber: undefined,
  ...more,
});
const nameRow = rowNamer({
  types: [{ id: "17", name: "Yatırım", parentId: "2" }],
  categories: [{ id: "2", name: "Yatırım", parentId: undefined }],
  subCategories: [
    { id: "31", name: "Slot", parentId: "1" },
    { id: "31", name: "Banka", parentId: "2" },
  ],
  usualCategories: { 1: "Oyunlar", 2: "Yatırımlar" },
});

test.each<[string, Partial<Transaction>, Partial<Transaction>]>([
  [
    "ids have the names of their lists, a sub-category that of its category",
    {},
    { type: "Yatırım", category: "Yatırım", sub_category: "Banka" },
  ],
  [
    "names stay",
    { type: "Bonus", category: "Bonus", sub_category: "Hafta sonu" },
    { type: "Bonus", category: "Bonus", sub_category: "Hafta sonu" },
  ],
  [
    "a category that is not in its list has the usual name",
    { transaction_category_id: "1", category: "1" },
    { category: "Oyunlar", sub_category: "Slot" },
  ],
  [
    "what has no name stays",
    { transaction_category_id: "7", category: "7", type: "18", sub_category: "32" },
    { type: "18", category: "7", sub_category: "32" },
  ],
])("%s", (_, given, expected) => {
  expect(nameRow(row(given))).toMatchObject(expected);
});

test("the same row gives the same object", () => {
  const one = row({});
  expect(nameRow(one)).toBe(nameRow(one));
});
