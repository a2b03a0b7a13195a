import * as fc from "fast-check";
import { expect, test } from "vitest";
import { casinoCategoryList } from "../contract/casino.ts";
import { financeSaveBankTransfer } from "../contract/finance.ts";
import { CallFailure, type Failure } from "./failure.ts";
import { retryDelay, shouldRetry } from "./retry.ts";

const passing: Failure = { kind: "unreachable", sent: true, status: 502 };

test.each<[Failure, boolean]>([
  [passing, true],
  [{ kind: "malformed", reason: "" }, true],
  [{ kind: "offline", sent: false }, false],
  [{ kind: "refused", message: "Hayır" }, false],
  [{ kind: "session-expired", message: "" }, false],
  [{ kind: "maintenance", sent: true }, false],
  [{ kind: "locked", sent: true }, false],
])("after %j a read is tried again: %s", (failure, again) => {
  expect(shouldRetry(0, new CallFailure(failure, casinoCategoryList))).toBe(again);
});

test("three times and no more", () => {
  const error = new CallFailure(passing, casinoCategoryList);
  expect([0, 1, 2, 3].map((count) => shouldRetry(count, error))).toEqual([true, true, true, false]);
});

test("a write is never sent a second time by itself, and a bug is not retried away", () => {
  expect(shouldRetry(0, new CallFailure(passing, financeSaveBankTransfer))).toBe(false);
  expect(shouldRetry(0, new TypeError("bug"))).toBe(false);
});

test("waits twice as long each time, give or take half, and never over half a minute", () => {
  fc.assert(
    fc.property(fc.nat(50), (count) => {
      const delay = retryDelay(count);
      const ceiling = Math.min(1000 * 2 ** count, 30_000);
      expect(delay).toBeGreaterThanOrEqual(ceiling / 2);
      expect(delay).toBeLessThanOrEqual(ceiling);
    }),
  );
});
