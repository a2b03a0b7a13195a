import type { WorkerMessage } from "../src/lib/worker-messages.ts";

declare const self: ServiceWorkerGlobalScope;

/** Posts `message` to every open page of the site. */
export async function tellPages(message: WorkerMessage): Promise<void> {
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage(message);
}
