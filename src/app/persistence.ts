import type { QueryClient } from "@tanstack/react-query";
import { loadAgain } from "../lib/load-again.ts";
import { privatePrefix } from "../lib/private-storage.ts";

/** The key of the persisted query cache in localStorage; public data only. */
export const persistedCacheKey = "karo.queries";

/** The key of what the signed-in player may see offline; wiped with everything that is theirs. */
export const playersCacheKey = `${privatePrefix}queries`;

/** On a first visit, what begins to keep its answers. */
let beginPersisting: (() => Promise<void>) | undefined;

/**
 * Restores what an earlier visit persisted; resolves when it is there, before the first render. From then
 * on the cache is kept up to date. Where nothing was kept, see `persistFromNow`. Never rejects: without
 * storage nothing is kept.
 */
export async function persistQueries(queryClient: QueryClient): Promise<void> {
  const storage = localStorageIfAllowed();
  if (!storage) return;
  const persist = async () => {
    const { restoreAndPersist } = await loadAgain(() => import("./persister.ts"));
    await restoreAndPersist(queryClient, storage);
  };
  if (storage.getItem(persistedCacheKey) !== null) await persist().catch(() => {});
  else beginPersisting = persist;
}

/** When the first screen is done: a first visit begins to keep what it fetched, too. */
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
