import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { day, isFresh, trim } from "./expiry.ts";
import { storedCopy } from "./stored-copy.ts";

/** Cache Storage as far as the expiry uses it: keys in the order of their last writing. */
function memoryCaches() {
  const entries = new Map<string, Response>();
  const cache = {
    keys: async () => Array.from(entries.keys(), (url) => new Request(url)),
    match: async (request: Request) => entries.get(request.url)?.clone(),
    delete: async (request: Request) => entries.delete(request.url),
  };
  return { entries, caches: { open: async () => cache } };
}

const now = new Date("2026-11-21T12:00:00Z");
const copyFrom = (age: number) =>
  storedCopy("{}", new Response(), new Date(now.getTime() - age));
const url = (name: number) => `https://site.example/${name}`;

const limits = { cacheName: "karo-test", maxEntries: 3, maxAge: 7 * day };

describe("the expiry of a cache", () => {
  const memory = memoryCaches();

  beforeEach(() => {
    vi.useFakeTimers({ now });
    vi.stubGlobal("caches", memory.caches);
    memory.entries.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("deletes the oldest beyond the number of entries", async () => {
    for (const name of [1, 2, 3, 4, 5]) memory.entries.set(url(name), copyFrom(day));
    await trim(limits);
    expect([...memory.entries.keys()]).toEqual([url(3), url(4), url(5)]);
  });

  it("deletes what is too old, and leaves the rest", async () => {
    memory.entries.set(url(1), copyFrom(8 * day));
    memory.entries.set(url(2), copyFrom(6 * day));
    await trim(limits);
    expect([...memory.entries.keys()]).toEqual([url(2)]);
  });

  it("never serves what is too old or has no moment", () => {
    expect(isFresh(copyFrom(6 * day), limits)).toBe(true);
    expect(isFresh(copyFrom(8 * day), limits)).toBe(false);
    expect(isFresh(new Response("{}"), limits)).toBe(false);
  });
});
