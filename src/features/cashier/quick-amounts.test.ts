import { expect, test } from "vitest";
import { quickAmounts } from "./quick-amounts.ts";

test.each<[string | undefined, string | undefined, string[]]>([
  ["100.00", "50000.00", ["100", "250", "500", "1000", "2500"]],
  ["20.00", "750.00", ["20", "50", "100", "250", "500"]],
  ["100.00", "300.00", ["100", "250"]],
  ["20.01", "49.99", ["20.01"]],
  ["99.99", undefined, ["100", "250", "500", "1000", "2500"]],
  ["300000.00", "900000.00", ["300000.00"]],
  ["0.00", "5.00", []],
  [undefined, undefined, ["10", "20", "50", "100", "250"]],
])("from %s to %s: %j", (min, max, amounts) => {
  expect(quickAmounts(min, max)).toEqual(amounts);
});
