import { expect, test } from "vitest";
import { depositLeft, isBeforeFirstDeposit } from "./deposit-left.ts";

const none = { day: null, week: null, month: null };
const limits = (deposit: object, used: object) => ({
  deposit: { ...none, ...deposit },
  used: { deposit: { ...none, ...used }, loss: none },
});

test.each([
  [{}, { day: "50.00" }, undefined],
  [{ day: "500.00" }, { day: "120.50" }, "379.50"],
  [{ day: "500.00", week: "600.00" }, { day: "0.00", week: "450.00" }, "150.00"],
  [{ month: "100.00" }, { month: "250.00" }, "0.00"],
  [{ month: "100.00" }, {}, "100.00"],
])("limits %j with %j used leave %s", (deposit, used, left) => {
  expect(depositLeft(limits(deposit, used))).toBe(left);
});

test("limits are offered before the first deposit, not after it or with a limit", () => {
  expect(isBeforeFirstDeposit(limits({}, { month: "0.00" }))).toBe(true);
  expect(isBeforeFirstDeposit(limits({}, { month: "10.00" }))).toBe(false);
  expect(isBeforeFirstDeposit(limits({ week: "50.00" }, { month: "0.00" }))).toBe(false);
  expect(isBeforeFirstDeposit(limits({}, {}))).toBe(false);
});
