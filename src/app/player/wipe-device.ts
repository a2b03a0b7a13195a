import { keptChanges } from "../../games/favourites/kept-changes.ts";
import { tellDroppedFavourites } from "../../games/favourites/tell-dropped.ts";
import { privatePrefix } from "../../platform/private-storage.ts";
import { removePrefixed } from "../../platform/remove-prefixed.ts";
import { clearPrivateCaches } from "../../platform/messages.ts";

/**
 * Removes a player's data from everything that this browser stores for the site: storage, IndexedDB, the worker's
 * caches, the app badge and the push subscription. Drafts of forms are handled by forget-drafts.ts. Never rejects;
 * each part is independent.
 */
export async function wipeDevice(): Promise<void> {
  const favouritesWaited = keptChanges().length > 0;
  removePrefixed([privatePrefix]);
  await Promise.allSettled([
    deletePrivateDatabases(),
    deletePrivateCaches(),
    clearPrivateCaches(),
    navigator.clearAppBadge?.(),
    endPush(),
  ]);
  if (favouritesWaited) tellDroppedFavourites();
}

async function deletePrivateDatabases(): Promise<void> {
  const databases = await indexedDB.databases();
  const names = databases.flatMap(({ name }) => (name?.startsWith(privatePrefix) ? name : []));
  await Promise.all(names.map(deleteDatabase));
}

/**
 * The page also deletes caches itself, because the worker may be gone or slow to wake. The worker removes what it is
 * just writing.
 */
async function deletePrivateCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(privatePrefix)).map((name) => caches.delete(name)));
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener("success", () => resolve());
    request.addEventListener("error", () => resolve());
  });
}

/** Messages for one player must not reach the next one on this device. */
async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
