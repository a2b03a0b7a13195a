import type { Page } from "@playwright/test";

/** Opens another address inside the app, as its links do: without loading the page again. */
export async function openInside(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    // The router counts the entries of the history and keeps a key for each.
    const { __TSR_index: index } = history.state as { __TSR_index: number };
    const key = crypto.randomUUID();
    history.pushState({ key, __TSR_key: key, __TSR_index: index + 1 }, "", path);
  }, address);
}
