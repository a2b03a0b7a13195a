import { expect, test } from "vitest";
import { emptyRegistration } from "./registration-values.ts";
import { fieldsInOrder, reachableStep, stepOf } from "./steps.ts";

test("every field is in exactly one step", () => {
  expect([...fieldsInOrder].sort()).toEqual(Object.keys(emptyRegistration).sort());
});

test.each([
  [3, [], 3],
  [3, ["password", "rulesAccepted"], 3],
  [3, ["password", "phone"], 2],
  [2, ["firstName", "phone"], 1],
  [1, ["phone"], 1],
] as const)("at step %i with %j wrong, the player is at step %i", (wanted, wrong, step) => {
  expect(reachableStep(wanted, wrong)).toBe(step);
});

test("an operator's error for an unknown field has no step", () => {
  expect(stepOf("captcha")).toBeUndefined();
  expect(stepOf("country")).toBe(1);
});
