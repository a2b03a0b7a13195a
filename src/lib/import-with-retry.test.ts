import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { importWithRetry } from "./import-with-retry.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A part of the app whose first `failures` requests fail. */
function part(failures: number) {
  let requests = 0;
  const load = async () => {
    requests += 1;
    if (requests <= failures) throw new Error("no network");
    return "part";
  };
  return { load, requests: () => requests };
}

test("a part that fails once is requested once more, and no more", async () => {
  const [one, two] = [part(1), part(2)];
  const results = Promise.allSettled([importWithRetry(one.load), importWithRetry(two.load)]);
  await vi.runAllTimersAsync();
  expect(await results).toMatchObject([{ value: "part" }, { reason: { message: "no network" } }]);
});

test("what a player needs is requested until it has loaded, at most every 30 seconds", async () => {
  const { load, requests } = part(20);
  const loading = importWithRetry(load, Number.POSITIVE_INFINITY);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(requests()).toBe(21);
  expect(await loading).toBe("part");
});
