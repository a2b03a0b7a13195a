import { expect, test } from "vitest";
import { staleSince } from "./stale-since.ts";

const dataUpdatedAt = Date.parse("2026-11-21T11:32:00Z");
const data = { data: [], message: "", dropped: 0 };

test("data that just came are current", () => {
  expect(staleSince({ data, dataUpdatedAt, isRefetchError: false })).toBeUndefined();
});

test("an answer out of the worker's cache is from when the worker stored it", () => {
  const cachedAt = "2026-11-20T08:00:00.000Z";
  const fromCache = { ...data, cachedAt };
  expect(staleSince({ data: fromCache, dataUpdatedAt, isRefetchError: false })).toBe(cachedAt);
  expect(staleSince({ data: fromCache, dataUpdatedAt, isRefetchError: true })).toBe(cachedAt);
});

test("data that could not be fetched anew are from when they came", () => {
  expect(staleSince({ data, dataUpdatedAt, isRefetchError: true })).toBe("2026-11-21T11:32:00.000Z");
});

test("nothing shown is not stale", () => {
  expect(staleSince({ data: undefined, dataUpdatedAt: 0, isRefetchError: false })).toBeUndefined();
});
