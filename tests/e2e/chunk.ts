import type { Page } from "@playwright/test";

export interface MissingChunk {
  /** How often it was asked for. */
  readonly tries: () => number;
  /** From now on it can be loaded. */
  readonly comes: () => void;
}

/**
 * Has the server fail for one part of the app, `name` of its file, on a page that has been reloaded for such a
 * failure already and will not be once more.
 */
export async function cannotBeLoaded(page: Page, name: string): Promise<MissingChunk> {
  let tries = 0;
  let there = false;
  await page.addInitScript(() => {
    if (window === window.top && location.protocol.startsWith("http")) {
      sessionStorage.setItem("karo.preload-reload", String(Date.now()));
    }
  });
  await page.context().route(`**/assets/${name}-*.js`, async (route) => {
    tries++;
    await (there ? route.continue() : route.fulfill({ status: 503 }));
  });
  return { tries: () => tries, comes: () => void (there = true) };
}
