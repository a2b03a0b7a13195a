import { afterEach, expect, test, vi } from "vitest";
import { type PersistedCache, stringifyWithin } from "./stringify-cache.ts";

type Persisted = PersistedCache["clientState"]["queries"][number];

function query(name: string, dataUpdatedAt: number, more: Partial<Persisted["state"]> = {}): Persisted {
  const state = { data: { rows: name.repeat(1000) }, dataUpdatedAt, status: "success", error: null, ...more };
  return { queryKey: [name], queryHash: name, state } as unknown as Persisted;
}

function cacheOf(queries: Persisted[]): PersistedCache {
  return { timestamp: 1, buster: "1-tr", clientState: { mutations: [], queries } };
}

const namesIn = (text: string) => (JSON.parse(text) as PersistedCache).clientState.queries.map(({ queryHash }) => queryHash).sort();

afterEach(() => void vi.restoreAllMocks());

test("a cache within the limit is unchanged", () => {
  const cache = cacheOf([query("a", 1), query("b", 2)]);
  expect(JSON.parse(stringifyWithin("test")(cache, 250_000))).toMatchObject({ timestamp: 1, buster: "1-tr" });
  expect(namesIn(stringifyWithin("test")(cache, 250_000))).toEqual(["a", "b"]);
});

test("the oldest entries beyond the limit are dropped", () => {
  const queries = Array.from("abcdefghij", (name, index) => query(name, index % 2 === 0 ? index : 100 - index));
  const text = stringifyWithin("test")(cacheOf(queries), 5_000);
  expect(text.length).toBeLessThanOrEqual(5_000);
  // b, d, f, h are the newest.
  expect(namesIn(text)).toEqual(["b", "d", "f", "h"]);
});

test("a cache far beyond the limit costs no more than the part that is kept", () => {
  const queries = Array.from({ length: 400 }, (_, index) => query(`q${index}`, index));
  const stringify = stringifyWithin("test");
  const written = vi.spyOn(JSON, "stringify");
  stringify(cacheOf(queries), 10_000);
  stringify(cacheOf(queries), 10_000);
  const length = written.mock.results.reduce((sum, { value }) => sum + String(value).length, 0);
  expect(length).toBeLessThan(4 * 10_000);
});

test("an entry stays unchanged although its refetch failed", () => {
  const failed = query("a", 1, { status: "error", error: new Error("offline"), fetchFailureCount: 3 });
  const [kept] = (JSON.parse(stringifyWithin("test")(cacheOf([failed]), 5_000)) as PersistedCache).clientState.queries;
  expect(kept?.state).toMatchObject({ status: "success", error: null, fetchFailureCount: 0, dataUpdatedAt: 1 });
});
