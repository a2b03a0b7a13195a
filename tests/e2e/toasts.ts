import { type BrowserContext, expect, type Page } from "@playwright/test";

const seen = new WeakMap<Page, string[]>();

/**
 * The texts of all toasts that this page has shown so far, the oldest first. Notices are there for 1.5 s only, which
 * an assertion on the page can miss.
 */
export function toastsSeen(page: Page): readonly string[] {
  return seen.get(page) ?? [];
}

/** Records the toasts of a context's pages. The fixtures do this for every test. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding("recordToast", ({ page }, text: string) => {
    seen.set(page, [...toastsSeen(page), text]);
  });
  await context.addInitScript(() => {
    if (window !== window.top) return;
    const { recordToast } = window as unknown as { recordToast: (text: string) => void };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (!(target instanceof Element) || !target.matches("[aria-live]")) continue;
        for (const { textContent } of addedNodes) if (textContent) recordToast(textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Runs `action`, and waits until one of the pages has shown a new toast with this text. */
export async function toastAfter(
  pages: Page | readonly Page[],
  text: RegExp,
  action: () => Promise<unknown>,
): Promise<void> {
  const count = () =>
    [pages]
      .flat()
      .flatMap(toastsSeen)
      .filter((toast) => text.test(toast)).length;
  const before = count();
  await action();
  await expect.poll(count, `toasts with ${text}`).toBeGreaterThan(before);
}
