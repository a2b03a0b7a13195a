import type { Page } from "@playwright/test";

export interface MissingChunk {
  /** How often the file was requested. */
  readonly tries: () => number;
  /** Lets the file load from now on. */
  readonly comes: () => void;
}

/**
 * Makes the server fail for one part of the app, `name` in its file name. The page has already reloaded once because
 * of such a failure, and will not do so again.
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
