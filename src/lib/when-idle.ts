/** The Web Lock that a tab holds for itself while the new worker takes over (src/pwa/update.ts). */
export const takeOverLock = "karo.take-over";

/** In milliseconds. Used where the browser has no idle callbacks, as in some versions of Safari. */
const laterWithoutIdleMs = 500;

/**
 * Resolves when the page is loaded, the browser is idle and no update is taking over. Never rejects.
 *
 * @param withinMs the longest wait for an idle moment after the page is loaded.
 */
export async function whenIdle(withinMs = 4_000): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: withinMs });
    else setTimeout(resolve, laterWithoutIdleMs);
  });
  await waitForTakeOver();
}

/**
 * What a page requests while the new worker takes over would start the old one once more, from any tab. Chromium would then
 * wait about 15 seconds until the old one has been idle for long enough.
 */
async function waitForTakeOver(): Promise<void> {
  await navigator.locks?.request(takeOverLock, { mode: "shared" }, () => undefined).catch(() => undefined);
}
