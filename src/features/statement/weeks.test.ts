import { expect, test } from "vitest";
import { meanOf, weeksBefore } from "./weeks.ts";

const day = (date: string, deposits: string, net: string) => ({ date, deposits, withdrawals: "0.00", net });

test("the weeks before this one have their own sums, also those in which nothing happened", () => {
  const days = [
    day("2026-11-01", "10.00", "-1.00"),
    day("2026-11-09", "100.00", "-20.00"),
    day("2026-11-15", "0.00", "5.50"),
    day("2026-11-23", "999.00", "-999.00"),
  ];
  expect(weeksBefore("2026-11-23", 3, days)).toEqual([
    { monday: "2026-11-02", deposits: "0.00", net: "0.00" },
    { monday: "2026-11-09", deposits: "100.00", net: "-14.50" },
    { monday: "2026-11-16", deposits: "0.00", net: "0.00" },
  ]);
});

test.each([
  [["-10.00", "0.00", "0.00", "0.00"], "-2.50"],
  [["0.01", "0.00"], "0.00"],
  [["1.00", "2.00"], "1.50"],
])("the mean of %j is %s", (amounts, mean) => expect(meanOf(amounts)).toBe(mean));
