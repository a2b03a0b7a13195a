/**
 * The way out when a released worker misbehaves. An operator puts `{"kill": true}` into /sw-kill.json. The worker then
 * deletes what it stored, removes itself and has its pages reloaded, which run from the network from then on. While the
 * file says so, no worker installs. A worker that is too broken even for this is replaced by serving another /sw.js.
 */
import * as v from "valibot";
import { parseJson } from "../src/contract/read-answer.ts";
import { reloadPages } from "./reload-pages.ts";

declare const self: ServiceWorkerGlobalScope;

const order = v.object({ kill: v.literal(true) });

/** Between two looks at the file during one life of the worker, however many pages ask for one. */
const intervalMs = 10 * 60 * 1000;
const fetchTimeoutMs = 8000;

let lastLook = -Infinity;
let killed = false;

/** Looks at the file as pages are opened. Call before any route is added: a killed worker answers nothing more. */
export function watchKillSwitch(): void {
  self.addEventListener("fetch", (event) => {
    if (killed) return event.stopImmediatePropagation();
    if (event.request.mode === "navigate") event.waitUntil(lookAtKillSwitch(event.resultingClientId));
  });
}

/**
 * Looks at the file, unless it did so lately, and does what it says.
 *
 * @param openingPage the id of a page that is just being opened. It has to be there to hear of it.
 */
export async function lookAtKillSwitch(openingPage?: string): Promise<void> {
  const now = Date.now();
  if (now - lastLook < intervalMs) return;
  lastLook = now;
  if (!(await isOrdered())) return;
  if (openingPage) await self.clients.get(openingPage);
  await kill();
}

/** Rejects, and so fails the install, when no worker may run. */
export async function refuseIfKilled(): Promise<void> {
  if (await isOrdered()) throw new Error("/sw-kill.json says that no worker may run");
}

async function kill(): Promise<void> {
  killed = true;
  await deleteCaches();
  await self.registration.unregister();
  await reloadPages();
  // What was still on its way into a cache has arrived by now.
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

/** Never rejects: Cache Storage may be what is broken. */
async function deleteCaches(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(names.map((name) => caches.delete(name)));
}
