import { ageOf, bytesOf } from "./stored-copy.ts";
import { publicCaches } from "./cache-names.ts";

/** When a limit is exceeded, the oldest copies are deleted. */
export interface Limits {
  readonly cacheName: string;
  /** Older copies are never served. */
  readonly maxAgeMs: number;
  readonly maxEntries?: number;
  readonly maxBytes?: number;
}

/** A cache of the worker. Neither function rejects: if Cache Storage fails, the store acts as if it were empty. */
export interface Store {
  readonly match: (key: string | Request) => Promise<Response | undefined>;
  readonly put: (key: string | Request, copy: Response) => Promise<void>;
}

export const dayMs = 24 * 60 * 60 * 1000;

/**
 * Opens a cache for copies made by `storedCopy`. Each copy carries the time at which it was stored, and Cache Storage
 * lists copies in the order of writing. So neither the limits nor the ages need a separate database.
 */
export function createStore(limits: Limits): Store {
  const { cacheName } = limits;
  /**
   * Total size of all copies in bytes. Unknown until the worker stores its first copy. Replacing a copy counts it
   * twice.
   */
  let bytes: number | undefined;
  let trimming: Promise<void> | undefined;

  async function trim(): Promise<void> {
    const { maxAgeMs, maxEntries = Infinity, maxBytes = Infinity } = limits;
    const cache = await caches.open(cacheName);
    if (maxBytes < Infinity) bytes ??= (await cache.matchAll()).reduce((sum, copy) => sum + bytesOf(copy), 0);
    const keys = await cache.keys();
    let entries = keys.length;
    // Oldest first: stop at the first copy that may stay.
    for (const key of keys) {
      const copy = await cache.match(key);
      const isSurplus = entries > maxEntries || (bytes ?? 0) > maxBytes;
      if (copy && !isSurplus && ageOf(copy, new Date()) <= maxAgeMs) return;
      await cache.delete(key);
      entries -= 1;
      if (copy && bytes !== undefined) bytes -= bytesOf(copy);
    }
  }

  return {
    async match(key) {
      try {
        const copy = await caches.match(key, { cacheName });
        return copy && ageOf(copy, new Date()) <= limits.maxAgeMs ? copy : undefined;
      } catch {
        return undefined;
      }
    },
    async put(key, copy) {
      try {
        await (await caches.open(cacheName)).put(key, copy);
        if (bytes !== undefined) bytes += bytesOf(copy);
        // A screen stores dozens of copies at once. They share one trimming run.
        await (trimming ??= trim().finally(() => (trimming = undefined)));
      } catch (error) {
        if ((error as Error).name === "QuotaExceededError") await makeRoom();
      }
    },
  };
}

/** Frees space on a full device. Only pictures are deleted, so that the lobby's calls and files stay. */
export async function makeRoom(): Promise<void> {
  await caches.delete(publicCaches.images).catch(() => false);
}
