import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { callKey } from "../../src/contract/call-key.ts";
import { storableCall } from "../../src/contract/storable-call.ts";
import { callIn } from "./calls.ts";

/** Waits until the loading bar is gone. */
export async function nothingIsLoading(page: Page): Promise<void> {
  await expect(page.getByRole("progressbar", { name: /Yükleniyor|Loading/ })).toHaveCount(0);
}

/** Waits until nothing on screen is a placeholder or busy. */
export async function nothingOnScreenWaits(page: Page): Promise<void> {
  const waiting = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll("main [data-place], main [aria-busy='true']"))
        .filter((element) => {
          const { top, bottom, height } = element.getBoundingClientRect();
          return height > 0 && bottom > 0 && top < innerHeight;
        })
        .map((element) => element.closest("section")?.textContent?.slice(0, 60)),
    );
  await expect.poll(waiting, "what is still loading").toEqual([]);
}

/** Waits until every picture on screen has loaded or failed. */
export async function picturesAreThere(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(() =>
      Array.from(document.images)
        .filter((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          const onScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
          return onScreen && !image.complete;
        })
        .map(({ src }) => src),
    );
  await expect.poll(missing).toEqual([]);
}

/** Keys of calls in the worker's store. Undefined for a call whose answer the worker does not store. */
export type CallsToKeep = ReadonlySet<Promise<string | undefined>>;

/**
 * Records the calls that are answered from now on and whose answers the worker stores. The worker does not store
 * refusals. Nor does it store the search catalogue, so this needs pages that do not download it (`downloadsCatalogue`).
 */
export function callsToKeep(page: Page): CallsToKeep {
  const keys = new Set<Promise<string | undefined>>();
  page.on("response", (response) => {
    const request = response.request();
    const stored = storableCall(JSON.stringify(callIn(request) ?? null));
    if (!stored) return;
    const hasResult = response.json().then(
      ({ result }: { result?: unknown }) => result === true,
      () => false,
    );
    keys.add(hasResult.then((stores) => (stores ? callKey(request.url().replace(/\?.*/, ""), stored) : undefined)));
  });
  return keys;
}

/** Waits until the worker has stored the answers to all of these calls. */
export async function workerHolds(page: Page, calls: CallsToKeep): Promise<void> {
  const missing = async () => {
    const wanted = (await Promise.all(calls)).filter((key) => key !== undefined);
    return page.evaluate(async (keys) => {
      const held = await Promise.all(keys.map(async (key) => Boolean(await caches.match(key))));
      return keys.filter((_key, index) => !held[index]);
    }, wanted);
  };
  await expect.poll(missing, "what the worker has not kept").toEqual([]);
}

/** Expects that nothing makes the page wider than the screen. */
export async function fitsSideways(page: Page, message?: string): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, message).toBeLessThanOrEqual(0);
}

/**
 * Lets the page's clock run until this is visible, for what the product does after a while. Needs
 * `page.clock.install()`. The clock stands still while a request is on its way: answers take real time, so on a slow
 * machine the product's own deadlines would pass before an answer arrives.
 */
export async function timePassesUntil(page: Page, shown: Locator): Promise<void> {
  const onTheirWay = new Set<Request>();
  page.on("request", (request) => onTheirWay.add(request));
  const ended = (request: Request) => onTheirWay.delete(request);
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  const isShown = async () => {
    if (onTheirWay.size === 0) await page.clock.fastForward(5_000);
    return shown.isVisible();
  };
  await expect.poll(isShown, { intervals: [100], timeout: 60_000 }).toBe(true);
}
