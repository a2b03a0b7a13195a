import * as v from "valibot";
import { expect, test } from "vitest";
import { parseSearch } from "../../lib/address-search.ts";
import { addressOf } from "../../testing/test-router.ts";
import { activeFilters, filtersOf, historyLink, readMinimum } from "./history-filters.ts";
import { historySearch } from "./history-search.ts";

const read = (address: string) => {
  const { pathname, search } = new URL(address, "https://site.example");
  return filtersOf(pathname.endsWith("games") ? "games" : "history", v.parse(historySearch, parseSearch(search)));
};

test.each([
  "/profile/history",
  "/profile/history?category=2&status=1002&min=500.50",
  "/profile/history?category=1&type=11&sub=101&order=amount&direction=asc&period=last-month",
  "/profile/history?from=2026-01-01&to=2026-02-28",
  "/profile/games",
  "/profile/games?sub=107&period=today",
])("%s is kept as it is", (path) => {
  expect(addressOf(historyLink(path.includes("games") ? "games" : "history", read(path)))).toBe(path);
});

test("what the address cannot mean is ignored", () => {
  expect(read("/profile/history?min=lots&order=luck&direction=up&period=soon&from=x")).toEqual(
    read("/profile/history"),
  );
  expect(read("/profile/games?category=2").category).toBe("1");
});

test("the order is no filter, the period is one", () => {
  expect(activeFilters(read("/profile/history?order=amount&direction=asc&category=2"))).toBe(0);
  expect(activeFilters(read("/profile/history?period=today&min=5&status=1003"))).toBe(3);
});

test.each([
  ["", "tr", undefined],
  ["1.250,50", "tr", "1250.50"],
  ["500", "tr", "500"],
  ["1,250.50", "en", "1250.50"],
  ["çok", "tr", null],
  ["-5", "tr", null],
])("the lowest amount %s in %s is %s", (typed, locale, amount) => {
  expect(readMinimum(typed, locale)).toBe(amount);
});
