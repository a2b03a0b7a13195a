import type { WorkerMessage } from "../src/lib/worker-messages.ts";

declare const self: ServiceWorkerGlobalScope;

const message: WorkerMessage = { type: "KILLED" };

/** Milliseconds that a page has to reply. */
const patience = 2000;

/**
 * Has every page reloaded. A page that replies does it by itself, as soon as no game and no payment is in
 * its way; a page that does not (it may be the broken one) is reloaded from here.
 */
export async function reloadPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  await Promise.all(
    pages.map(async (page) => {
      if (await replies(page)) return;
      // A page that this worker does not control cannot be navigated by it, and needs no reload.
      await page.navigate(page.url).catch(() => null);
    }),
  );
}

function replies(page: WindowClient): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    port1.addEventListener("message", () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), patience);
    page.postMessage(message, [port2]);
  }).finally(() => port1.close());
}
