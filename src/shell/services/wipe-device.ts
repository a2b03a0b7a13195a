import { t } from "@lingui/core/macro";
import { pendingChanges } from "../../features/games/pending-changes.ts";
import { importWithRetry } from "../../lib/import-with-retry.ts";
import { privatePrefix, removePrefixed } from "../../lib/private-storage.ts";
import { requestFromWorker } from "../../pwa/worker-link.ts";
import type { EndReason } from "../../session/core.ts";
import { showToast } from "../../ui/toast.ts";

/** Reasons for the end of a session after which this device must get no more messages for the player. */
const final: ReadonlySet<EndReason> = new Set(["logged-out", "refused", "closed"]);

/**
 * Removes a player's data from everything that this browser stores for the site: storage, IndexedDB, the worker's
 * caches and the app badge. A log-out also ends the push subscription; after an expired session, messages only hide
 * their content. `forgetDraftsAtLogOut` removes drafts of forms. Never rejects; each part is independent.
 */
export async function wipeDevice(reason: EndReason): Promise<void> {
  const favouritesWaited = pendingChanges().length > 0;
  removePrefixed([privatePrefix]);
  await Promise.allSettled([
    deletePrivateDatabases(),
    deletePrivateCaches(),
    requestFromWorker({ type: "CLEAR_PRIVATE" }),
    navigator.clearAppBadge?.(),
    importWithRetry(() => import("../../pwa/push.ts")).then(({ endPush, lockPush }) =>
      final.has(reason) ? endPush() : lockPush(),
    ),
  ]);
  if (favouritesWaited) announceDroppedFavourites();
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

/** Tells the player that unsent changes of favourites were lost when the session ended. */
function announceDroppedFavourites(): void {
  showToast({
    tone: "negative",
    text: t`Oturum kapandığı için bekleyen favori değişiklikleriniz kaydedilmedi.`,
  });
}
