import { createSyncStoragePersister } from "@tanstack/query-sync-storage-persister";
import type { Query, QueryClient } from "@tanstack/react-query";
import {
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
  removeOldestQuery,
} from "@tanstack/react-query-persist-client";
import { schemaVersion } from "../contract/canonical.ts";
import { persistedCacheKey } from "./persistence.ts";
import { keepFor } from "./query-client.ts";

/** Characters. localStorage is synchronous and holds about 5 MB for everything: stay far below. */
const largestCache = 250_000;
const throttleTime = 2_000;

/**
 * Restores what was persisted, then keeps it up to date. Never rejects: a cache that cannot be read is
 * dropped.
 *
 * Only queries whose options allow it are written (`meta.persist`, derived from the cache policy of the
 * call's declaration). The order is load-bearing: saving once before subscribing, or a result that
 * arrives between the two is lost until the next change.
 */
export async function restoreAndPersist(
  queryClient: QueryClient,
  language: string,
  storage: Storage,
): Promise<void> {
  const options = {
    queryClient,
    persister: createSyncStoragePersister({
      key: persistedCacheKey,
      storage,
      throttleTime,
      serialize: stringifyWithin(largestCache),
      // Too large for us or for the browser's quota: leave out the oldest until the rest fits.
      retry: removeOldestQuery,
    }),
    maxAge: keepFor,
    buster: `${schemaVersion}-${language}`,
    dehydrateOptions: {
      shouldDehydrateQuery: (query: Query) =>
        query.state.status === "success" && query.meta?.["persist"] === true,
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

function stringifyWithin(limit: number) {
  return (cache: unknown): string => {
    const text = JSON.stringify(cache);
    if (text.length > limit) throw new RangeError(`The query cache is over ${limit} characters`);
    return text;
  };
}
