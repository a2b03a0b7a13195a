import * as fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { casinoCategoryList } from "../contract/casino.ts";
import { financeSaveBankTransfer } from "../contract/finance.ts";
import { systemPing } from "../contract/system.ts";
import { userGetUserProfile } from "../contract/user.ts";
import { call } from "./call.ts";
import { CallFailure, type Failure } from "./failure.ts";
import { retryDelay, shouldRetry } from "./retry.ts";
import { openClient, success } from "../testing/client.ts";

afterEach(() => void vi.restoreAllMocks());

const passing: Failure = { kind: "unreachable", sent: true, status: 502 };

test.each<[Failure, boolean]>([
  [passing, true],
  [{ kind: "malformed", reason: "" }, true],
  [{ kind: "offline", sent: false }, false],
  [{ ...passing, retryAfterMs: 2_000 }, true],
  [{ ...passing, retryAfterMs: 60_000 }, false],
  [{ kind: "refused", message: "Hayır" }, false],
  [{ kind: "refused", message: "Çok fazla", code: 429, retryAfterMs: 1_000 }, false],
  [{ kind: "session-expired", message: "" }, true],
  [{ kind: "maintenance", sent: true }, false],
  [{ kind: "locked", sent: true }, false],
])("after %j a read is tried again: %s", (failure, again) => {
  expect(shouldRetry(0, new CallFailure(failure, casinoCategoryList))).toBe(again);
});

test("a read that finds the session expired is sent once more, unless the message ends the session", () => {
  const expired: Failure = { kind: "session-expired", message: "" };
  expect(shouldRetry(1, new CallFailure(expired, casinoCategoryList))).toBe(false);
  expect(shouldRetry(0, new CallFailure(expired, systemPing))).toBe(false);
  expect(shouldRetry(0, new CallFailure(expired, userGetUserProfile))).toBe(false);
});

test("at most three times", () => {
  const error = new CallFailure(passing, casinoCategoryList);
  expect([0, 1, 2, 3].map((count) => shouldRetry(count, error))).toEqual([true, true, true, false]);
});

test("no read is retried while the worker answers from its store", async () => {
  await openClient(() => ({ ...success([]), headers: { "X-Cached-At": "2026-11-21T14:32:00.000Z" } }));
  const now = vi.spyOn(performance, "now");
  now.mockReturnValue(-60_000);
  await call(casinoCategoryList, { limit: 10, offset: 0 });
  const error = new CallFailure(passing, casinoCategoryList);
  now.mockReturnValue(-30_000);
  expect(shouldRetry(0, error)).toBe(false);
  now.mockReturnValue(-29_999);
  expect(shouldRetry(0, error)).toBe(true);
});

test("a slow failure is not retried, so that it ends within 20 s", () => {
  const failedAfter = (tookMs: number) => new CallFailure(passing, casinoCategoryList, tookMs);
  expect(shouldRetry(0, failedAfter(20_000))).toBe(false);
  expect(shouldRetry(0, failedAfter(3_001))).toBe(false);
  vi.spyOn(Math, "random").mockReturnValue(1);
  let endedAt = 0;
  let count = 0;
  for (endedAt = 3_000; shouldRetry(count, failedAfter(3_000)); endedAt += 3_000) {
    endedAt += retryDelay(count);
    count += 1;
  }
  expect([count, endedAt]).toEqual([3, 19_000]);
});

test("waits as long as the operator asks, out of step with other pages", () => {
  const error = new CallFailure({ ...passing, retryAfterMs: 2_000 }, casinoCategoryList);
  const delays = Array.from({ length: 100 }, () => retryDelay(2, error));
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(4_000);
  expect(new Set(delays).size).toBeGreaterThan(50);
});

test("writes and programming errors are never retried", () => {
  expect(shouldRetry(0, new CallFailure(passing, financeSaveBankTransfer))).toBe(false);
  expect(shouldRetry(0, new TypeError("bug"))).toBe(false);
});

test("waits twice as long each time, with jitter, at most half a minute", () => {
  fc.assert(
    fc.property(fc.nat(50), (count) => {
      const delay = retryDelay(count);
      const ceiling = Math.min(1000 * 2 ** count, 30_000);
      expect(delay).toBeGreaterThanOrEqual(ceiling / 2);
      expect(delay).toBeLessThanOrEqual(ceiling);
    }),
  );
});
