import { updateHoldLock } from "../src/lib/worker-messages.ts";
import { askPage } from "./ask-page.ts";

declare const self: ServiceWorkerGlobalScope;

/** How long a page has to reply. */
const replyTimeoutMs = 2000;

/**
 * Makes every page reload. A page that replies reloads itself once it has no open game, payment or form. A page that
 * does not reply may be broken, so the worker reloads it, unless it is held and may only be busy.
 */
export async function reloadPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  await Promise.all(
    pages.map(async (page) => {
      if ((await askPage(page, { type: "KILLED" }, replyTimeoutMs)) || (await isHeld(page))) return;
      // The worker cannot navigate a page that it does not control. Such a page needs no reload.
      await page.navigate(page.url).catch(() => null);
    }),
  );
}

/** Whether the page holds the lock for a game, a payment or a form (src/platform/hold-updates.ts). */
async function isHeld({ id }: WindowClient): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name, clientId }) => name === updateHoldLock && clientId === id);
}
