/** The pause between two pages of the catalogue, in milliseconds. */
const breath = 250;

/** Resolves when the page is in the foreground and idle, after a short pause. */
export async function pageHasTime(): Promise<void> {
  if (document.visibilityState === "hidden") {
    await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, breath));
  // Some versions of Safari do not have it.
  if (typeof requestIdleCallback !== "function") return;
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 10_000 }));
}
