import { deleteOldAppFiles, storeAppFiles } from "./app-files.ts";
import { deleteOtherCaches } from "./cache-names.ts";
import { refuseIfKilled } from "./kill-switch.ts";
import { operatorConfig } from "./operator-config.ts";
import { followConfig } from "./shell-policy.ts";
import { storeStaticData } from "./static-data.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Installs with everything that the app needs to open offline. The first worker takes over the open pages
 * by itself, a later one waits for the player's word (`SKIP_WAITING`).
 */
export function followLifecycle(): void {
  self.addEventListener("install", (event) => event.waitUntil(install(event)));
  self.addEventListener("activate", (event) => event.waitUntil(activate()));
}

async function install(event: ExtendableEvent): Promise<void> {
  // Comes first: where no worker may run, nothing is fetched for one.
  await refuseIfKilled();
  await Promise.all([storeAppFiles(), storeStaticData(event)]);
  // The settings may have come before there was an index.html to compare them with.
  await followConfig(await operatorConfig());
}

async function activate(): Promise<void> {
  // Where Cache Storage fails, the worker still takes over.
  await Promise.allSettled([deleteOldAppFiles(), deleteOtherCaches()]);
  await self.clients.claim();
}
