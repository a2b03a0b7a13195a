/** In milliseconds. Used where the browser has no idle callbacks, as in some versions of Safari. */
const laterWithoutIdleMs = 500;

/**
 * Resolves when the page is loaded and the browser is idle.
 *
 * @param withinMs the longest wait after the page is loaded.
 */
export async function pageIsIdle(withinMs = 4_000): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: withinMs });
    else setTimeout(resolve, laterWithoutIdleMs);
  });
}
