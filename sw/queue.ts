/**
 * What players changed without a network, until a page of theirs has sent it. No session and no token is in it:
 * a page sends with the session of that moment. The cache's name is private, so log-out takes it (the page does
 * so too, where the worker cannot), while updates and a full device leave it alone.
 */
import { privatePrefix } from "../src/lib/private-storage.ts";
import { type QueueMessage, readWaitingChanges, type WaitingChange, type WorkerMessage } from "../src/lib/worker-messages.ts";
import { parseJson } from "../src/contract/read-answer.ts";
import { tellPages } from "./tell-pages.ts";

/** Background Sync, which the types do not know and Chromium alone has. */
interface WithSync {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

declare const self: ServiceWorkerGlobalScope & { readonly registration: WithSync };

const name = `${privatePrefix}queue`;
const due: WorkerMessage = { type: "QUEUE_DUE" };

let lastTurn: Promise<unknown> = Promise.resolve();

/** One after the other: each reads what the one before has written. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(work, work);
  lastTurn = turn;
  return turn;
}

/**
 * Puts a change in, or takes a settled one out, and tells the pages. Resolves with what waits afterwards, in the
 * order in which it came; rejects when the device has no room for it.
 */
export function queue({ put, settled }: QueueMessage): Promise<WaitingChange[]> {
  return inTurn(async () => {
    const cache = await caches.open(name);
    const stored = await cache.match("/");
    const before = (stored && readWaitingChanges(parseJson(await stored.text()))) ?? [];
    const change = put ?? settled;
    const after = before.filter(
      ({ player, type, id, mode }) =>
        player !== change?.player || type !== change.type || id !== change.id || (settled && mode !== settled.mode),
    );
    if (put) {
      after.push(put);
      // Where that is forbidden the pages look for themselves.
      self.registration.sync?.register(name).catch(() => {});
    }
    if (put || after.length < before.length) {
      await cache.put("/", new Response(JSON.stringify(after)));
      await tellPages({ type: "QUEUE_CHANGED" });
    }
    return after;
  });
}

/** Log-out. What is being put in meanwhile goes as well. */
export function emptyQueue(): Promise<unknown> {
  return inTurn(() => caches.delete(name));
}

/** Has one page send what waits once there is a network; with none open it goes on waiting. */
export function replayWhenOnline(): void {
  self.addEventListener("sync", (event) => (event as ExtendableEvent).waitUntil(askOnePage()));
}

async function askOnePage(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  // The one that the player sees says how it ended. All of them are the same player's.
  const page = pages.find(({ visibilityState }) => visibilityState === "visible") ?? pages[0];
  page?.postMessage(due);
}
