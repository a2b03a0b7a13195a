/**
 * The way out when a released worker misbehaves. The operator puts `{"kill": true}` into /sw-kill.json. The worker
 * then deletes its caches, unregisters and makes its pages reload from the network. While the file says so, no worker
 * installs. If a worker is too broken even for this, the operator replaces it by serving another /sw.js.
 */
import * as v from "valibot";
import { parseJson } from "../src/contract/read-answer.ts";
import { reloadPages } from "./reload-pages.ts";

declare const self: ServiceWorkerGlobalScope;

const order = v.object({ kill: v.literal(true) });

/** Minimum time between two checks during one life of the worker. */
const intervalMs = 10 * 60 * 1000;
const fetchTimeoutMs = 8000;

let lastLook = -Infinity;
let killed = false;

/** Checks the file when a page is opened. Call before any route is added: a killed worker must answer nothing. */
export function watchKillSwitch(): void {
  self.addEventListener("fetch", (event) => {
    if (killed) return event.stopImmediatePropagation();
    if (event.request.mode === "navigate") event.waitUntil(lookAtKillSwitch(event.resultingClientId));
  });
}

/**
 * Checks the file, unless it was checked recently, and obeys it.
 *
 * @param openingPage the id of a page that is being opened. The check waits until the page exists and can be told.
 */
export async function lookAtKillSwitch(openingPage?: string): Promise<void> {
  const now = Date.now();
  if (now - lastLook < intervalMs) return;
  lastLook = now;
  if (!(await isOrdered())) return;
  if (openingPage) await self.clients.get(openingPage);
  await kill();
}

/** Rejects, and so fails the install, if no worker may run. */
export async function refuseIfKilled(): Promise<void> {
  if (await isOrdered()) throw new Error("killed");
}

async function kill(): Promise<void> {
  killed = true;
  // Every store opens its cache first, so from now on nothing is stored.
  caches.open = () => Promise.reject(new Error("killed"));
  await deleteCaches();
  await self.registration.unregister();
  await reloadPages();
  // Catches a cache that was being opened during the first deletion.
  await deleteCaches();
}

async function isOrdered(): Promise<boolean> {
  try {
    const response = await fetch("/sw-kill.json", { cache: "no-store", signal: AbortSignal.timeout(fetchTimeoutMs) });
    return response.ok && v.is(order, parseJson(await response.text()));
  } catch {
    // Without a network there is no order.
    return false;
  }
}

/** Never rejects: Cache Storage itself may be what is broken. */
async function deleteCaches(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(names.map((name) => caches.delete(name)));
}
