import { deleteOldAppFiles, storeAppFiles } from "./app-files.ts";
import { deleteOtherCaches } from "./cache-names.ts";
import { refuseIfKilled } from "./kill-switch.ts";
import { operatorConfig } from "./operator-config.ts";
import { followConfig } from "./shell-policy.ts";
import { storeStaticData } from "./static-data.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Installs everything that the app needs to open offline. The first worker takes over open pages immediately. A later
 * one waits for the player's consent (`SKIP_WAITING`).
 */
export function followLifecycle(): void {
  self.addEventListener("install", (event) => event.waitUntil(install(event)));
  self.addEventListener("activate", (event) => event.waitUntil(activate()));
}

async function install(event: ExtendableEvent): Promise<void> {
  // First, so that nothing is fetched if no worker may run.
  await refuseIfKilled();
  await Promise.all([storeAppFiles(), storeStaticData(event)]);
  // The configuration may have arrived before index.html was stored.
  await followConfig(await operatorConfig());
}

async function activate(): Promise<void> {
  // The worker takes over even if Cache Storage fails.
  await Promise.allSettled([deleteOldAppFiles(), deleteOtherCaches()]);
  await self.clients.claim();
}
