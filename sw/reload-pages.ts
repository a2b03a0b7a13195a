import { updateHoldLock } from "../src/lib/update-hold-lock.ts";
import type { WorkerMessage } from "../src/lib/worker-messages.ts";

declare const self: ServiceWorkerGlobalScope;

const message: WorkerMessage = { type: "KILLED" };

/** How long a page has to reply. */
const replyTimeoutMs = 2000;

/**
 * Has every page reloaded. A page that replies reloads by itself, once no game and no payment is open in it. A page that
 * does not reply may be broken, and is reloaded from here; but not one with a game or a payment, which may just be busy.
 */
export async function reloadPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  await Promise.all(
    pages.map(async (page) => {
      if ((await replies(page)) || (await isHeld(page))) return;
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
    setTimeout(() => resolve(false), replyTimeoutMs);
    page.postMessage(message, [port2]);
  }).finally(() => port1.close());
}

/** Whether the page holds the lock that it takes for a game, a payment or a form (src/pwa/hold-updates.ts). */
async function isHeld({ id }: WindowClient): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name, clientId }) => name === updateHoldLock && clientId === id);
}
