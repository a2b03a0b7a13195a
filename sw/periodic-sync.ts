import { periodicSyncTag } from "../src/lib/worker-messages.ts";
import { refreshCalls } from "./calls.ts";
import type { Waiting } from "./routes.ts";
import { refreshConfig, storeStaticData } from "./static-data.ts";

declare const self: ServiceWorkerGlobalScope;

/** TypeScript does not know this event. */
type PeriodicSyncEvent = Event & Waiting & { readonly tag: string };

/**
 * Refreshes what the worker stores of the lobby and of content, when the browser thinks that it is a good time (only
 * Chromium, in installed apps). Does nothing if the player saves data.
 */
export function refreshPeriodically(): void {
  self.addEventListener("periodicsync", (event) => {
    const sync = event as PeriodicSyncEvent;
    if (sync.tag !== periodicSyncTag || savesData()) return;
    sync.waitUntil(Promise.allSettled([refreshConfig(sync), storeStaticData(sync), refreshCalls()]));
  });
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean; readonly effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
