import { fetchPageFiles } from "./fetch-page-files.ts";
import { pageIsIdle } from "../lib/page-is-idle.ts";
import { askWorker } from "./worker-link.ts";
import { keepLoaded } from "./keep-loaded.ts";
import { lookHourly } from "./look-hourly.ts";
import { obeyKillSwitch } from "./messages.ts";
import { followController, updateIsWaiting } from "./update.ts";
import { trustedWorkerUrl, workerType } from "./worker-url.ts";

/**
 * Registers the service worker once the page is loaded and idle. Call once, after the first render. Never rejects:
 * without a worker the site still works online.
 *
 * @param onFirstControl runs when a worker controls the page for the first time. Earlier requests bypassed it.
 */
export async function registerWorker(onFirstControl?: () => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const firstVisit = !navigator.serviceWorker.controller;
  let killed = false;
  obeyKillSwitch(() => (killed = true));
  followController();
  await pageIsIdle();
  try {
    const { Workbox } = await import("workbox-window");
    // Registering now would restore the worker that was just removed.
    if (killed) return;
    const workbox = new Workbox(trustedWorkerUrl(), {
      scope: "/",
      type: workerType,
      updateViaCache: "none",
    });
    workbox.addEventListener("waiting", () => updateIsWaiting(() => workbox.messageSkipWaiting()));
    const keepOnce = () => {
      workbox.removeEventListener("controlling", keepOnce);
      keepLoaded();
      onFirstControl?.();
      void fetchPageFiles();
    };
    if (firstVisit) workbox.addEventListener("controlling", keepOnce);
    else void fetchPageFiles();
    await workbox.register();
    lookHourly(() => {
      // The update check fails without a network.
      workbox.update().catch(() => {});
      void askWorker({ type: "LOOK" });
    });
  } catch {
    // The browser, the player or the operator forbids the worker, or the network is gone.
  }
}
