import { expect, test } from "vitest";
import { cashDirections } from "../../contract/cash-method.ts";
import { followAfterMs, isFinal, transfersOptions } from "./overview-transfers.ts";

test.each(Object.values(cashDirections))("the player's latest transfers are stored on the device: %s", (direction) => {
  expect(transfersOptions(direction).meta).toMatchObject({ persist: "player" });
});

test.each([
  [-5_000, 3_000],
  [0, 3_000],
  [60_000, 12_000],
  [300_000, 60_000],
  [86_400_000, 60_000],
])("a transfer that is %i ms old is refetched after %i ms", (ageMs, waitMs) => {
  expect(followAfterMs(ageMs)).toBe(waitMs);
});

test.each([
  ["1001", false],
  ["1002", true],
  ["1003", true],
  ["1099", false],
])("status %s is final: %s", (status, final) => {
  expect(isFinal(status)).toBe(final);
});
