import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { publicCaches } from "./cache-names.ts";
import { createStore, dayMs } from "./store.ts";
import { storedCopy } from "./stored-copy.ts";
import { MemoryCaches } from "./testing/memory-caches.ts";

const now = new Date("2026-11-21T12:00:00Z");
const cacheName = "karo-test";
const url = (name: number) => `https://site.example/${name}`;
const copyFrom = (ageMs: number, bytes = 2) =>
  storedCopy(new Blob(["x".repeat(bytes)]), new Response(), new Date(now.getTime() - ageMs));

describe("a store", () => {
  let memory: MemoryCaches;
  /** Stores copies under 1, 2, 3 … as an earlier run of the worker would. */
  const fill = async (...copies: Response[]) => {
    const cache = await memory.open(cacheName);
    for (const [index, copy] of copies.entries()) await cache.put(url(index + 1), copy);
  };
  const held = () => memory.addressesIn(cacheName);

  beforeEach(() => {
    memory = new MemoryCaches();
    vi.useFakeTimers({ now });
    vi.stubGlobal("caches", memory);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("deletes the oldest beyond the number of entries", async () => {
    await fill(copyFrom(dayMs), copyFrom(dayMs), copyFrom(dayMs));
    await createStore({ cacheName, maxEntries: 2, maxAgeMs: 7 * dayMs }).put(url(4), copyFrom(0));
    expect(held()).toEqual([url(3), url(4)]);
  });

  it("deletes the oldest beyond the number of bytes, few large ones as well as many small ones", async () => {
    const store = createStore({ cacheName, maxBytes: 100, maxAgeMs: 7 * dayMs });
    await fill(copyFrom(dayMs, 60), copyFrom(dayMs, 10), copyFrom(dayMs, 10));
    await store.put(url(4), copyFrom(0, 30));
    expect(held()).toEqual([url(2), url(3), url(4)]);
    for (let name = 5; name < 105; name += 1) await store.put(url(name), copyFrom(0, 1));
    expect(held()).toHaveLength(100);
    await store.put(url(200), copyFrom(0, 100));
    expect(held()).toEqual([url(200)]);
  });

  it("deletes entries that are too old, and keeps the rest", async () => {
    await fill(copyFrom(8 * dayMs), copyFrom(6 * dayMs));
    await createStore({ cacheName, maxAgeMs: 7 * dayMs }).put(url(3), copyFrom(0));
    expect(held()).toEqual([url(2), url(3)]);
  });

  it("never serves old entries, or those stored by something else", async () => {
    const store = createStore({ cacheName, maxAgeMs: 7 * dayMs });
    await fill(copyFrom(8 * dayMs), copyFrom(6 * dayMs), new Response("{}"));
    expect(await store.match(url(1))).toBeUndefined();
    expect(await store.match(url(2))).toBeDefined();
    expect(await store.match(url(3))).toBeUndefined();
  });

  it.each(["UnknownError", "SecurityError", "InvalidStateError"])("is empty and stores nothing while Cache Storage fails with %s", async (name) => {
    const store = createStore({ cacheName, maxAgeMs: dayMs });
    await store.put(url(1), copyFrom(0));
    memory.failure = new DOMException("failed", name);
    expect(await store.match(url(1))).toBeUndefined();
    await store.put(url(2), copyFrom(0));
    memory.failure = undefined;
    expect(held()).toEqual([url(1)]);
  });

  it("deletes the pictures when the device is full", async () => {
    const store = createStore({ cacheName, maxAgeMs: dayMs });
    await memory.open(publicCaches.images);
    memory.readonly = true;
    memory.failure = new DOMException("full", "QuotaExceededError");
    await store.put(url(1), copyFrom(0));
    expect(memory.content.has(publicCaches.images)).toBe(false);
  });
});
