import { dehydrate, type Query, type QueryClient } from "@tanstack/react-query";
import { firstAnswer } from "../../client/first-answer.ts";
import { holdKept } from "../../client/kept-answers.ts";
import { session } from "../../session/app-session.ts";
import { persistedCacheKey, playersCacheKey } from "../../platform/private-storage.ts";
import { persistedVersion } from "../persisted-keys.ts";
import { readPersisted } from "./read-persisted.ts";
import { stringifyWithin } from "./stringify-cache.ts";

/** localStorage is synchronous and holds about 5 MB in total, so stay far below that. */
const mostCharacters = 250_000;
const writeEveryMs = 2_000;

/**
 * Restores what was persisted, then keeps it up to date. Public answers have one key; what the signed-in player may
 * see offline has another, which log-out removes. Each restored answer waits for its query (client/kept-answers.ts).
 * Never throws: unreadable data are dropped.
 */
export function restoreAndPersist(queryClient: QueryClient, storage: Storage): void {
  // With nobody signed in, remove what an interrupted log-out may have left.
  if (session.playerId() === undefined) storage.removeItem(playersCacheKey);
  const writes = [
    keepUnder(persistedCacheKey, storage, ({ meta }) => meta?.["persist"] === true),
    keepUnder(
      playersCacheKey,
      playersStorage(storage),
      ({ meta, queryKey }) => meta?.["persist"] === "player" && isOfPlayer(queryKey),
    ),
  ];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasStored = storage.getItem(persistedCacheKey) !== null;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const writeArea of writes) writeArea();
    wasStored = storage.getItem(persistedCacheKey) !== null;
  };
  const writeSoon = () => void (timer ??= setTimeout(write, writeEveryMs));
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === "added" || type === "updated" || type === "removed") writeSoon();
  });
  writeSoon();
  // A page that is left may not live until the timer ends.
  const writeNow = () => {
    // If the stored answers are gone by now, the player has cleared them. The following reload must not bring them back.
    const isCleared = wasStored && storage.getItem(persistedCacheKey) === null;
    if (timer !== undefined && document.hidden && !isCleared) write();
  };
  document.addEventListener("visibilitychange", writeNow);

  /** Restores one area. Returns a function that writes it. */
  function keepUnder(key: string, area: PersistedArea, isKept: (query: Query) => boolean): () => void {
    const restored = readPersisted(area.getItem(key), key, Date.now());
    holdKept(key === playersCacheKey ? restored.filter(({ queryKey }) => isOfPlayer(queryKey)) : restored);
    const stringify = stringifyWithin(key);
    const shouldDehydrateQuery = (query: Query) => query.state.data !== undefined && isKept(query);
    const options = { shouldDehydrateQuery, shouldDehydrateMutation: () => false, serializeData: firstAnswer };
    return () => {
      const clientState = dehydrate(queryClient, options);
      const cache = { buster: persistedVersion, timestamp: Date.now(), clientState };
      // If the browser's quota does not hold that much, fewer answers may fit.
      for (let most = mostCharacters; most > 1_000; most /= 2) {
        const text = stringify(cache, most);
        try {
          return area.setItem(key, text);
        } catch {
          // Too much.
        }
      }
    };
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
