import type { WorkerMessage } from "../src/lib/worker-messages.ts";

declare const self: ServiceWorkerGlobalScope;

/** Says `message` to every page of the site. */
export async function tellPages(message: WorkerMessage): Promise<void> {
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage(message);
}
