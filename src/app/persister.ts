import { createSyncStoragePersister } from "@tanstack/query-sync-storage-persister";
import type { Query, QueryClient } from "@tanstack/react-query";
import {
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
  removeOldestQuery,
} from "@tanstack/react-query-persist-client";
import { schemaVersion } from "../contract/canonical.ts";
import { session } from "../session/app-session.ts";
import { persistedCacheKey, playersCacheKey } from "./persistence.ts";
import { stringifyWithin } from "./stringify-cache.ts";

/** Characters. localStorage is synchronous and holds about 5 MB for everything: stay far below. */
const largestCache = 250_000;
const throttleTime = 2_000;

/** How long what was persisted is of use, in milliseconds. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

/**
 * Restores what was persisted, then keeps it up to date: public answers under one key, and what the player
 * who is signed in may see offline (contract §3) under another, which is gone when they log out. Never
 * rejects: a cache that cannot be read is dropped.
 */
export async function restoreAndPersist(
  queryClient: QueryClient,
  language: string,
  storage: Storage,
): Promise<void> {
  // What a log-out that was cut off may have left is nobody's.
  if (session.playerId() === undefined) storage.removeItem(playersCacheKey);
  await Promise.all([
    keepUnder(persistedCacheKey, storage, ({ meta }) => meta?.["persist"] === true),
    keepUnder(
      playersCacheKey,
      playersStorage(storage),
      ({ meta, queryKey }) => meta?.["persist"] === "player" && isOfPlayer(queryKey),
    ),
  ]);

  /** The order is load-bearing: saving once before subscribing, or a result between the two is lost. */
  async function keepUnder(key: string, area: PersistedArea, isKept: (query: Query) => boolean): Promise<void> {
    const options = {
      queryClient,
      persister: createSyncStoragePersister({
        key,
        storage: area,
        throttleTime,
        serialize: stringifyWithin(largestCache),
        // Too large for the browser's quota: leave out the oldest until the rest fits.
        retry: removeOldestQuery,
      }),
      maxAge: keptFor,
      buster: `${schemaVersion}-${language}`,
      dehydrateOptions: {
        shouldDehydrateQuery: (query: Query) => query.state.data !== undefined && isKept(query),
        shouldDehydrateMutation: () => false,
      },
    };
    try {
      await persistQueryClientRestore(options);
    } catch {
      // The library has removed the unreadable cache already.
    }
    await persistQueryClientSave(options);
    persistQueryClientSubscribe(options);
  }
}

type PersistedArea = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Of nobody nothing is kept, not even that there was nothing. */
function playersStorage(storage: Storage): PersistedArea {
  return {
    getItem: (key) => storage.getItem(key),
    removeItem: (key) => storage.removeItem(key),
    setItem: (key, text) =>
      session.playerId() === undefined ? storage.removeItem(key) : storage.setItem(key, text),
  };
}

/** The id of the player is the last part of the keys of their queries (client/query.ts). */
function isOfPlayer(queryKey: readonly unknown[]): boolean {
  return queryKey.at(-1) === session.playerId();
}
