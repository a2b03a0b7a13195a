/**
 * The way out when a released worker misbehaves. An operator puts `{"kill": true}` into /sw-kill.json (or
 * a page sends KILL): the worker deletes what it stored, removes itself and has its pages reloaded, which
 * then run from the network. As long as the file says so no worker installs. A worker too broken even for
 * this is replaced by serving another /sw.js.
 */
import * as v from "valibot";
import { parseJson } from "../src/contract/read-answer.ts";
import { reloadPages } from "./reload-pages.ts";

declare const self: ServiceWorkerGlobalScope;

const order = v.object({ kill: v.literal(true) });

/** Milliseconds between two looks at the file during one life of the worker. */
const interval = 10 * 60 * 1000;

let lastLook = -Infinity;
let killed = false;

/** Listens before every route, so that a killed worker answers nothing more. */
export function watchKillSwitch(): void {
  self.addEventListener("fetch", (event) => {
    if (killed) return event.stopImmediatePropagation();
    if (event.request.mode === "navigate") event.waitUntil(look(event.resultingClientId));
  });
}

/** Removes the worker and all that it stored. The pages are told, see `reloadPages`. */
export async function kill(): Promise<void> {
  killed = true;
  await deleteCaches();
  await self.registration.unregister();
  await reloadPages();
  // What was still on its way into a cache has arrived by now.
  await deleteCaches();
}

async function look(comingPage: string): Promise<void> {
  const now = Date.now();
  if (now - lastLook < interval) return;
  lastLook = now;
  if (!(await isOrdered())) return;
  // Resolves once the page that is being opened can hear of it.
  await self.clients.get(comingPage);
  await kill();
}

/** Rejects, and so fails the install, when no worker may run. The pages go on without one. */
export async function refuseIfKilled(): Promise<void> {
  if (await isOrdered()) throw new Error("/sw-kill.json says that no worker may run");
}

async function isOrdered(): Promise<boolean> {
  try {
    const response = await fetch("/sw-kill.json", { cache: "no-store" });
    return response.ok && v.is(order, parseJson(await response.text()));
  } catch {
    // Offline: nobody says so.
    return false;
  }
}

async function deleteCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
