import { deleteOtherCaches } from "./cache-names.ts";
import { refuseIfKilled } from "./kill-switch.ts";
import { deleteOldAppFiles, storeAppFiles } from "./precache.ts";
import { storeStaticData } from "./static-data.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Installs with everything that the app needs to open offline. The first worker takes over the open pages
 * by itself, a later one waits for the player's word (`SKIP_WAITING`).
 */
export function followLifecycle(): void {
  self.addEventListener("install", (event) => event.waitUntil(install(event)));
  self.addEventListener("activate", (event) => event.waitUntil(activate(event)));
}

async function install(event: ExtendableEvent): Promise<void> {
  // First of all: where no worker may run nothing is fetched for one.
  await refuseIfKilled();
  await Promise.all([storeAppFiles(event), storeStaticData(event)]);
}

async function activate(event: ExtendableEvent): Promise<void> {
  await Promise.all([deleteOldAppFiles(event), deleteOtherCaches()]);
  await self.clients.claim();
}
