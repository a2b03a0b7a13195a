/// <reference types="trusted-types" />
import * as v from "valibot";
import { pageIsIdle } from "../lib/page-is-idle.ts";
import { askWorker } from "./worker-link.ts";
import { lookHourly } from "./look-hourly.ts";
import { obeyKillSwitch } from "./messages.ts";
import { followController, updateIsWaiting } from "./update.ts";
import { maySpendTraffic } from "./network.ts";
import { type PageMessage, periodicSyncTag } from "../lib/worker-messages.ts";

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
    const registration = await workbox.register();
    void refreshPeriodically(registration);
    lookHourly(() => {
      // The update check fails without a network.
      workbox.update().catch(() => {});
      void askWorker({ type: "LOOK" });
    });
  } catch {
    // The browser, the player or the operator forbids the worker, or the network is gone.
  }
}

/** How often the browser may wake the worker to refresh what it stores, in milliseconds. */
const refreshEveryMs = 12 * 60 * 60 * 1000;

interface PeriodicSyncManager {
  readonly register: (tag: string, options: { readonly minInterval: number }) => Promise<void>;
}

/** Only Chromium has it, and only for installed apps. Never rejects. */
async function refreshPeriodically(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  const { periodicSync } = (registration ?? {}) as { readonly periodicSync?: PeriodicSyncManager };
  await periodicSync?.register(periodicSyncTag, { minInterval: refreshEveryMs }).catch(() => undefined);
}

/** Written by the build (scripts/vite/page-files.ts): the files that are not in the worker's precache. */
const listAddress = "/page-files.json";

/**
 * Fetches the code of pages that the player has not visited yet, one file at a time, while the page is idle. The worker
 * stores it, so that those pages open offline. Does nothing on slow or metered connections. What fails is fetched again
 * at the next visit.
 */
async function fetchPageFiles(): Promise<void> {
  if (maySpendTraffic()) await downloadPageFiles(() => pageIsIdle());
}

/**
 * Fetches the same now, on any connection. Waits for `onProgress` after each file, called with the share that is done,
 * from 0 to 1. Resolves with whether all files arrived and a worker stores them. Never rejects.
 */
export async function downloadPageFiles(onProgress: (share: number) => unknown): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  try {
    const response = await fetch(listAddress);
    const addresses = v.parse(v.array(v.string()), await response.json());
    for (const [index, address] of addresses.entries()) {
      // An unread body keeps its connection open.
      await (await fetch(address, { priority: "low" })).arrayBuffer();
      await onProgress((index + 1) / addresses.length);
    }
    return true;
  } catch {
    // The network is gone.
    return false;
  }
}

/** The initiator types of pictures in resource timing. */
const pictureInitiators: ReadonlySet<string> = new Set(["img", "image"]);

/**
 * On the first visit everything loads before the worker can store it. This asks the worker to fetch the pictures and
 * licences again, from the browser's HTTP cache where possible. The page then opens offline as the player saw it.
 */
function keepLoaded(): void {
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const message: PageMessage = {
    type: "KEEP_LOADED",
    pictures: resources
      .filter(({ initiatorType, name }) => pictureInitiators.has(initiatorType) && isHttp(name))
      .map(({ name }) => name),
    files: resources
      .map(({ name }) => name)
      .filter((name) => isHttp(name) && new URL(name).pathname.endsWith("/endpoint/v1/licenses")),
  };
  navigator.serviceWorker.controller?.postMessage(message);
}

function isHttp(address: string): boolean {
  return /^https?:/.test(address);
}

/** The development server compiles the worker as a module. */
const path = import.meta.env.DEV ? "/dev-sw.js?dev-sw" : "/sw.js";

const workerType: WorkerType = import.meta.env.DEV ? "module" : "classic";

/**
 * The worker's address, wrapped by the Trusted Types policy `karo-worker`, which allows only this address. Call once:
 * the browser refuses a second policy with the same name.
 */
function trustedWorkerUrl() {
  const policy = window.trustedTypes?.createPolicy("karo-worker", {
    createScriptURL: (_url: string) => path,
  });
  return policy?.createScriptURL(path) ?? path;
}
