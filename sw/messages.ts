import { done, type PageMessage, readPageMessage } from "../src/lib/worker-messages.ts";
import { storeAnswer } from "./calls.ts";
import { deleteOtherCaches } from "./caches.ts";
import { answerFile, refreshConfig } from "./files.ts";
import { answerPicture } from "./images.ts";

declare const self: ServiceWorkerGlobalScope;

/** Handles the messages of pages (src/lib/worker-messages.ts) and replies. */
export function answerPages(): void {
  self.addEventListener("message", (event) => {
    event.waitUntil(obey(event).then((reply) => event.ports[0]?.postMessage(reply)));
  });
}

async function obey(event: ExtendableMessageEvent): Promise<typeof done> {
  const message = readPageMessage(event.data);
  if (message?.type === "SKIP_WAITING") await self.skipWaiting();
  if (message?.type === "CLEAR_PRIVATE") await deleteOtherCaches();
  if (message?.type === "REFRESH") await Promise.allSettled([refreshConfig(event), self.clients.claim()]);
  if (message?.type === "STORE_LOADED") await storeLoaded(message, event);
  return done;
}

/**
 * Stores what the first page loaded before the worker controlled it: the answers as the page hands them over, the
 * others from the browser's HTTP cache where possible.
 */
export async function storeLoaded(loaded: Required<PageMessage>, event: ExtendableEvent): Promise<void> {
  const load = (address: string) => ({ request: new Request(address, { cache: "force-cache" }), event });
  await Promise.allSettled([
    ...loaded.answers.map(storeAnswer),
    ...loaded.pictures.map((address) => answerPicture(load(address))),
    ...loaded.files.map((address) => answerFile(load(address))),
  ]);
}
