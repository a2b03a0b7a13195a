import type { QueryClient } from "@tanstack/react-query";
import { loadAgain } from "../lib/load-again.ts";
import { persistedCacheKey } from "../platform/private-storage.ts";

/** Set on a first visit: starts persisting answers. */
let beginPersisting: (() => Promise<void>) | undefined;

/**
 * Restores what an earlier visit persisted, and keeps it up to date from then on. Resolves before the first render.
 * If nothing was stored, waits for `persistFromNow`. Never rejects: without storage nothing is persisted.
 */
export async function persistQueries(queryClient: QueryClient): Promise<void> {
  const storage = localStorageIfAllowed();
  if (!storage) return;
  const persist = async () => {
    const { restoreAndPersist } = await loadAgain(() => import("./restored/persister.ts"));
    restoreAndPersist(queryClient, storage);
  };
  if (storage.getItem(persistedCacheKey) !== null) await persist().catch(() => {});
  else beginPersisting = persist;
}

/** Call when the first screen is done. A first visit then starts to persist what it fetches. */
export function persistFromNow(): void {
  beginPersisting?.().catch(() => {});
  beginPersisting = undefined;
}

function localStorageIfAllowed(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
