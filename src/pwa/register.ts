/// <reference types="trusted-types" />
/// <reference types="web-vitals" />
import { whenIdle } from "../lib/when-idle.ts";
import { requestFromWorker } from "./worker-link.ts";
import { followController, updateIsWaiting } from "./update.ts";
import type { PageMessage } from "../lib/worker-messages.ts";

/**
 * Registers the service worker once the page is loaded and idle. Call once, after the first render. Never rejects:
 * without a worker the site still works online.
 *
 * @param onFirstControl runs when a worker controls the page for the first time. Earlier requests bypassed it.
 */
export async function registerWorker(onFirstControl?: () => void): Promise<void> {
  // The worker of a self-destroying build unregisters itself (scripts/build.ts). To register it would keep it.
  if (!("serviceWorker" in navigator) || import.meta.env["VITE_SELF_DESTROYING"] === "1") return;
  const firstVisit = !navigator.serviceWorker.controller;
  followController();
  await whenIdle();
  try {
    const { Workbox } = await import("workbox-window");
    const workbox = new Workbox(trustedWorkerUrl(), {
      scope: "/",
      type: workerType,
      updateViaCache: "none",
    });
    const offerUpdate = () => updateIsWaiting(() => workbox.messageSkipWaiting());
    workbox.addEventListener("waiting", offerUpdate);
    const keepOnce = () => {
      workbox.removeEventListener("controlling", keepOnce);
      storeLoadedFiles();
      onFirstControl?.();
    };
    if (firstVisit) workbox.addEventListener("controlling", keepOnce);
    const registration = await workbox.register();
    // When a worker becomes active, it takes over the open pages, except those that are loading at that moment. Nor does
    // it control a page after Shift+Reload.
    if (!navigator.serviceWorker.controller) registration?.active?.postMessage(look);
    checkForUpdateHourly(() => {
      // The update check fails without a network.
      workbox.update().catch(() => {});
      // Workbox reports only the first update that an open page finds, even if that one cannot be installed.
      if (registration?.waiting) offerUpdate();
      void requestFromWorker(look);
    });
  } catch {
    // The browser, the player or the operator forbids the worker, or the network is gone.
  }
}

const hourMs = 60 * 60 * 1000;
/** Checking only once an hour could delay a due check by almost another hour. */
const checkMs = 5 * 60 * 1000;

/**
 * Calls `check` about once an hour while the page is visible, and when the player returns to it after more than an
 * hour. A page may stay open for days.
 */
export function checkForUpdateHourly(check: () => void): void {
  let lastCheckAt = Date.now();
  const checkWhenDue = () => {
    if (document.visibilityState !== "visible" || Date.now() - lastCheckAt < hourMs) return;
    lastCheckAt = Date.now();
    check();
  };
  document.addEventListener("visibilitychange", checkWhenDue);
  setInterval(checkWhenDue, checkMs);
}

const look: PageMessage = { type: "REFRESH" };

/** The initiator types of pictures in resource timing. */
const pictureInitiators: ReadonlySet<string> = new Set(["img", "image"]);

/**
 * On the first visit everything loads before the worker can store it. This asks the worker to fetch the pictures and
 * licences again, from the browser's HTTP cache where possible. The page then opens offline as the player saw it.
 */
function storeLoadedFiles(): void {
  const resources = performance.getEntriesByType("resource");
  const message: PageMessage = {
    type: "STORE_LOADED",
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
