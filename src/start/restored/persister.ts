import { createSyncStoragePersister } from "@tanstack/query-sync-storage-persister";
import type { Query, QueryClient } from "@tanstack/react-query";
import { persistQueryClientSave, persistQueryClientSubscribe, removeOldestQuery } from "@tanstack/react-query-persist-client";
import { holdKept } from "../../client/kept-answers.ts";
import { schemaVersion } from "../../contract/canonical.ts";
import { session } from "../../session/app-session.ts";
import { persistedCacheKey, playersCacheKey } from "../persisted-keys.ts";
import { readPersisted } from "./read-persisted.ts";
import { stringifyWithin } from "./stringify-cache.ts";

/** localStorage is synchronous and holds about 5 MB in total, so stay far below that. */
const mostCharacters = 250_000;
const writeEveryMs = 2_000;

/**
 * Restores what was persisted, then keeps it up to date. Public answers have one key; what the signed-in player may
 * see offline has another, which log-out removes. Each restored answer waits for its query (client/kept-answers.ts).
 * Never rejects: unreadable data are dropped.
 */
export async function restoreAndPersist(queryClient: QueryClient, storage: Storage): Promise<void> {
  // With nobody signed in, remove what an interrupted log-out may have left.
  if (session.playerId() === undefined) storage.removeItem(playersCacheKey);
  await Promise.all([
    keepUnder(persistedCacheKey, storage, ({ meta }) => meta?.["persist"] === true),
    keepUnder(
      playersCacheKey,
      playersStorage(storage),
      ({ meta, queryKey }) => meta?.["persist"] === "player" && isOfPlayer(queryKey),
    ),
  ]);

  /** Saves once before it subscribes. Otherwise a result that arrives in between would be lost. */
  async function keepUnder(key: string, area: PersistedArea, isKept: (query: Query) => boolean): Promise<void> {
    const restored = readPersisted(area.getItem(key), key, Date.now());
    holdKept(key === playersCacheKey ? restored.filter(({ queryKey }) => isOfPlayer(queryKey)) : restored);
    const options = {
      queryClient,
      persister: createSyncStoragePersister({
        key,
        storage: area,
        throttleTime: writeEveryMs,
        serialize: stringifyWithin(mostCharacters, key),
        // If the cache exceeds the browser's quota, remove the oldest query until the rest fits.
        retry: removeOldestQuery,
      }),
      buster: schemaVersion,
      dehydrateOptions: {
        shouldDehydrateQuery: (query: Query) => query.state.data !== undefined && isKept(query),
        shouldDehydrateMutation: () => false,
      },
    };
    await persistQueryClientSave(options);
    persistQueryClientSubscribe(options);
  }
}

type PersistedArea = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** With nobody signed in, removes the key. */
function playersStorage(storage: Storage): PersistedArea {
  return {
    getItem: (key) => storage.getItem(key),
    removeItem: (key) => storage.removeItem(key),
    setItem: (key, text) =>
      session.playerId() === undefined ? storage.removeItem(key) : storage.setItem(key, text),
  };
}

/** The last part of a player's query keys is the player's id (client/query.ts). */
function isOfPlayer(queryKey: readonly unknown[]): boolean {
  return queryKey.at(-1) === session.playerId();
}
