import * as v from "valibot";
import { expect, test } from "vitest";
import { parseSearch } from "../../lib/address-search.ts";
import { addressOf } from "../../testing/test-router.ts";
import { couponsLink, type CouponsPlace, filtersOf } from "./coupon-filters.ts";
import { couponsSearch } from "./coupons-search.ts";

const read = (address: string) => {
  const { pathname, search } = new URL(address, "https://site.example");
  return filtersOf(pathname.slice("/profile/".length) as CouponsPlace, v.parse(couponsSearch, parseSearch(search)));
};

test.each([
  "/profile/bets",
  "/profile/bets?period=today",
  "/profile/coupons",
  "/profile/coupons?state=closed&period=all-times",
  "/profile/coupons?from=2026-01-01&to=2026-01-31",
])("%s is kept as it is", (path) => {
  expect(addressOf(couponsLink(read(path)))).toBe(path);
});

test("the last 30 days are usual, and what the address cannot mean is ignored", () => {
  expect(read("/profile/coupons?state=lost&period=soon")).toEqual({ state: "open", period: "last-30-day" });
  expect(read("/profile/bets?state=closed")).toEqual({ state: undefined, period: "last-30-day" });
});
