import * as v from "valibot";
import { expect, test } from "vitest";
import { daysOfMonth, monthAfter, monthBefore, monthOf } from "./month.ts";
import { statementSearch } from "./statement-search.ts";

test("the address names a month, not one to come", () => {
  expect(monthOf({}, "2027-01-01")).toBe("2027-01");
  expect(monthOf({ month: "2026-11" }, "2027-01-01")).toBe("2026-11");
  expect(monthOf({ month: "2027-02" }, "2027-01-01")).toBe("2027-01");
  expect(monthOf(v.parse(statementSearch, { month: "2026-13" }), "2027-01-01")).toBe("2027-01");
  expect(monthOf(v.parse(statementSearch, { month: 202611 }), "2027-01-01")).toBe("2027-01");
});

test("months follow each other over New Year and February, and end today at the latest", () => {
  expect([monthBefore("2027-01"), monthAfter("2026-12"), monthAfter("2028-02"), monthBefore("2028-03")]).toEqual([
    "2026-12",
    "2027-01",
    "2028-03",
    "2028-02",
  ]);
  expect(daysOfMonth("2028-02", "2028-03-05")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
  expect(daysOfMonth("2028-03", "2028-03-05")).toEqual({ from: "2028-03-01", to: "2028-03-05" });
});
