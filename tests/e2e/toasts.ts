import type { Page } from "@playwright/test";

/**
 * Waits for a toast with this text. Begin to wait together with what causes it (`Promise.all`). Most toasts are there for
 * 1.5 s only, which `expect` can miss on a busy machine: it looks once a second. This looks in each frame.
 */
export async function toastAppears(page: Page, text: RegExp): Promise<void> {
  await page.waitForFunction(
    (wanted) => Array.from(document.querySelectorAll("[aria-live]")).some(({ textContent }) => new RegExp(wanted).test(textContent ?? "")),
    text.source,
  );
}
