import { askWorker, onWorkerMessage } from "../lib/worker-link.ts";
import { type CacheUpdate, done, readWorkerVersion, type WorkerVersion } from "../lib/worker-messages.ts";
import { reloadWhenFree } from "./reload.ts";

/** Log-out: whatever is not public leaves the worker's caches. Resolves in any case, soon. */
export async function clearPrivateCaches(): Promise<void> {
  await askWorker({ type: "CLEAR_PRIVATE" });
}

/**
 * Removes the worker and everything it stored, for a player whom nothing else helps; the page then
 * reloads from the network. A worker that does not reply is removed from here.
 */
export async function removeWorker(): Promise<void> {
  if ((await askWorker({ type: "KILL" })) !== done) {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.unregister();
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  }
  reloadWhenFree();
}

/** Which build's worker controls the page; undefined without one. For support and bug reports. */
export async function workerVersion(): Promise<WorkerVersion | undefined> {
  return readWorkerVersion(await askWorker({ type: "VERSION" }));
}

/**
 * Calls `listener` when something that was answered from the worker's store has been replaced by newer
 * content. At most once a minute for the same name: on a slow network a page that fetches again gets the
 * store's answer again, and would go on for ever. The result ends the subscription.
 */
export function onCacheUpdate(listener: (update: CacheUpdate) => void): () => void {
  const lastTold = new Map<string, number>();
  return onWorkerMessage((message) => {
    if (message.type !== "CACHE_UPDATED") return;
    const now = performance.now();
    if (now - (lastTold.get(message.name) ?? -Infinity) < 60_000) return;
    lastTold.set(message.name, now);
    listener(message);
  });
}

/**
 * The kill switch: replies that this page will reload by itself, and does as soon as it may.
 *
 * @param onKilled runs before that; until the reload nobody may register a worker again.
 */
export function obeyKillSwitch(onKilled: () => void): void {
  onWorkerMessage((message, reply) => {
    if (message.type !== "KILLED") return;
    reply?.postMessage(done);
    onKilled();
    reloadWhenFree();
  });
}
