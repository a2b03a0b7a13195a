import type { WorkerMessage } from "../src/lib/worker-messages.ts";

declare const self: ServiceWorkerGlobalScope;

/** Sends a message to a page. Resolves to true if the page replies within `timeoutMs`, otherwise to false. */
export function requestFromPage(page: WindowClient, message: WorkerMessage, timeoutMs: number): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    port1.addEventListener("message", () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), timeoutMs);
    page.postMessage(message, [port2]);
  }).finally(() => port1.close());
}

/** Posts `message` to every open page of the site. */
export async function notifyPages(message: WorkerMessage): Promise<void> {
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage(message);
}
