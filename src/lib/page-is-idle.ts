import { updateHoldLock } from "./worker-messages.ts";

/** In milliseconds. Used where the browser has no idle callbacks, as in some versions of Safari. */
const laterWithoutIdleMs = 500;

/**
 * Resolves when the page is loaded, the browser is idle and no update is taking over. Never rejects.
 *
 * @param withinMs the longest wait for an idle moment after the page is loaded.
 */
export async function pageIsIdle(withinMs = 4_000): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: withinMs });
    else setTimeout(resolve, laterWithoutIdleMs);
  });
  await noUpdateTakesOver();
}

/**
 * While the new worker takes over, the tab in which the player agreed has the lock for itself (src/platform/update.ts). What
 * a page requests then, in any tab, would start the old worker once more, and Chromium would wait about 15 seconds until
 * that one has been idle for long enough.
 */
async function noUpdateTakesOver(): Promise<void> {
  await navigator.locks?.request(updateHoldLock, { mode: "shared" }, () => undefined).catch(() => undefined);
}
