import type { WorkboxPlugin } from "workbox-core/types.js";
import { ageOf } from "./stored-copy.ts";

export interface Expiry {
  readonly cacheName: string;
  /** The oldest copies beyond this number are deleted. */
  readonly maxEntries: number;
  /** Milliseconds; an older copy is never served and soon deleted. */
  readonly maxAge: number;
}

export const day = 24 * 60 * 60 * 1000;

/**
 * Keeps a cache within its number of entries and their age. Copies carry the moment they were stored and
 * Cache Storage lists them in the order of their last writing, so no second database is needed, and
 * reading a copy costs nothing more (docs/decisions: service worker).
 */
export function expiry(limits: Expiry): WorkboxPlugin {
  let trimming: Promise<void> | undefined;
  return {
    cachedResponseWillBeUsed: async ({ cachedResponse }) =>
      cachedResponse && isFresh(cachedResponse, limits) ? cachedResponse : null,
    // A screen stores dozens of copies at once: they share one trimming.
    cacheDidUpdate: () => (trimming ??= trim(limits).finally(() => (trimming = undefined))),
  };
}

/** Whether `copy` is young enough to be served. */
export function isFresh(copy: Response, { maxAge }: Pick<Expiry, "maxAge">): boolean {
  return ageOf(copy, new Date()) <= maxAge;
}

/** Deletes what is too much and what is too old. */
export async function trim({ cacheName, maxEntries, maxAge }: Expiry): Promise<void> {
  const cache = await caches.open(cacheName);
  const keys = await cache.keys();
  const surplus = Math.max(0, keys.length - maxEntries);
  await Promise.all(keys.slice(0, surplus).map((key) => cache.delete(key)));
  // Oldest first: the first copy that is young enough ends the search.
  for (const key of keys.slice(surplus)) {
    const copy = await cache.match(key);
    if (copy && isFresh(copy, { maxAge })) return;
    await cache.delete(key);
  }
}
