/** Resolves when the page is loaded and the browser is idle, at most 4 s after loading. */
export async function pageIsIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in window)) return;
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 4000 }));
}
