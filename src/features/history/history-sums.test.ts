import { expect, test } from "vitest";
import { filtersOf } from "./history-filters.ts";
import { hasEverything, sumsFor } from "./history-sums.ts";
import type { HistorySearch } from "./history-search.ts";

test.each<[HistorySearch, readonly string[]]>([
  [{}, ["deposits", "withdrawals", "net"]],
  [{ period: "last-week", sub: "101", status: "1002" }, ["deposits", "withdrawals", "net"]],
  [{ category: "1" }, ["bets", "wins", "net"]],
  [{ category: "2" }, ["deposits"]],
  [{ category: "3" }, ["withdrawals"]],
  [{ category: "4" }, ["bonuses"]],
  [{ category: "9" }, []],
  [{ category: "1", type: "11" }, ["bets", "wins"]],
  [{ min: "500" }, ["deposits", "withdrawals", "bets", "wins"]],
  [{ status: "1001" }, []],
  [{ status: "1003", category: "2" }, []],
])("of %j the sums are %j", (search, names) => {
  expect(sumsFor(filtersOf("history", search))).toEqual(names);
});

test("only a list without filters has everything that changed the balance", () => {
  expect(hasEverything(filtersOf("history", { period: "today", order: "amount" }))).toBe(true);
  for (const search of [{ category: "2" }, { type: "11" }, { sub: "101" }, { status: "1002" }, { min: "5" }]) {
    expect(hasEverything(filtersOf("history", search))).toBe(false);
  }
});
