import { savesTraffic } from "../src/lib/slow-network.ts";
import { periodicSyncTag } from "../src/lib/worker-messages.ts";
import { refreshCalls } from "./calls.ts";
import { storeFiles } from "./files.ts";

declare const self: ServiceWorkerGlobalScope;

/** TypeScript does not know this event. */
type PeriodicSyncEvent = ExtendableEvent & { readonly tag: string };

/**
 * Refreshes what the worker stores of the lobby and of content, when the browser chooses to wake it (Chromium only, in
 * installed apps). Does nothing if the player saves data or the network is slow.
 */
export function refreshPeriodically(): void {
  self.addEventListener("periodicsync", (event) => {
    const sync = event as PeriodicSyncEvent;
    if (sync.tag !== periodicSyncTag || savesTraffic()) return;
    sync.waitUntil(Promise.allSettled([storeFiles(sync), refreshCalls(sync)]));
  });
}
