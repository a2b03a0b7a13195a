import { expect, type Locator, type Page } from "@playwright/test";
import { callsToKeep, workerHolds } from "./waiting.ts";

/** Locators of the home page, by the names that a player hears or reads. */
export interface HomePage {
  readonly hero: Locator;
  readonly quickAccess: Locator;
  /** The shelves of games, one for each category. */
  readonly shelves: Locator;
  readonly tiles: Locator;
}

export function homePage(page: Page): HomePage {
  const main = page.getByRole("main");
  return {
    hero: main.getByRole("region", { name: /Öne çıkanlar|Highlights/ }),
    quickAccess: main.getByRole("region", { name: /Hızlı erişim|Quick access/ }),
    shelves: main.getByRole("region").filter({ has: page.getByRole("list") }),
    tiles: main.locator("img[src^='/art/game/']"),
  };
}

/** Opens the home page and waits until the slides and the first games are on screen. */
export async function openHome(page: Page): Promise<HomePage> {
  await page.goto("/");
  return homeIsShown(page);
}

/** Waits until the slides and the first games are on screen. */
export async function homeIsShown(page: Page): Promise<HomePage> {
  const home = homePage(page);
  await expect(home.hero).toBeVisible();
  await expect(home.tiles.first()).toBeVisible();
  return home;
}

/** Waits until the worker controls the page. */
export async function workerIsReady(page: Page): Promise<void> {
  // Do not return a promise here: Playwright takes the promise itself for a truthy value. The timeout is long because a busy
  // machine needs time to store the whole app.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 180_000 });
}

/** The widths (of config.json's `imageWidths`) of the pictures that were loaded there. */
export function pictureWidths(place: Locator): Promise<string[]> {
  return place.locator("img").evaluateAll((images: HTMLImageElement[]) => {
    const there = images.filter(({ naturalWidth }) => naturalWidth > 0);
    return [...new Set(there.map(({ currentSrc }) => new URL(currentSrc).searchParams.get("w") ?? "any"))].toSorted();
  });
}

/** Visits again, so that every request goes through the worker, and waits until the worker has stored everything. */
export async function visitAgain(page: Page): Promise<HomePage> {
  await workerIsReady(page);
  const asked = callsToKeep(page);
  await page.reload();
  const home = await homeIsShown(page);
  await workerHolds(page, asked);
  return home;
}
