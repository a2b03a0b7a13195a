import { expect, test } from "vitest";
import { type CouponsPlace, couponsPath, filtersOf } from "./coupons-search.ts";

const read = (path: string) => {
  const { pathname, searchParams } = new URL(path, "https://site.example");
  return filtersOf(pathname.slice("/profile/".length) as CouponsPlace, Object.fromEntries(searchParams));
};

test.each([
  "/profile/bets",
  "/profile/bets?period=today",
  "/profile/coupons",
  "/profile/coupons?state=closed&period=all-times",
  "/profile/coupons?from=2026-01-01&to=2026-01-31",
])("%s is kept as it is", (path) => {
  expect(couponsPath(read(path))).toBe(path);
});

test("the last 30 days are usual, and what the address cannot mean is ignored", () => {
  expect(read("/profile/coupons?state=lost&period=soon")).toEqual({ state: "open", period: "last-30-day" });
  expect(read("/profile/bets?state=closed")).toEqual({ state: undefined, period: "last-30-day" });
});
