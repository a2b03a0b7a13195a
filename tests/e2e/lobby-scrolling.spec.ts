import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { firstTileOnScreen, lobbyIsShown, openLobby } from "./lobby-page.ts";

// Nothing here depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

/** Presses a link where it is. A click that Playwright has to retry would scroll the link to the middle. */
async function press(link: Locator): Promise<void> {
  await expect(link).toBeVisible();
  await link.dispatchEvent("click");
}

test("the player who comes back finds the same tile, and moving between categories keeps the place", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { categories, title } = await openLobby(page, "/slot/category/94");
  const scrolled = () => page.evaluate(() => scrollY);
  await press(categories.getByRole("link", { name: "Popüler" }));
  await expect(title).toHaveText("Popüler");
  await lobbyIsShown(page);
  await page.evaluate(() => scrollTo({ top: 2600 }));
  await expect.poll(() => firstTileOnScreen(page)).toBeGreaterThan(20);
  const place = await firstTileOnScreen(page);

  // Navigation between categories and providers does not scroll to the top (product.md 2.6).
  await press(categories.getByRole("link", { name: "Meyveler" }));
  await expect(title).toHaveText("Meyveler");
  await lobbyIsShown(page);
  expect(await scrolled()).toBe(2600);

  await press(page.getByRole("link", { name: /ana sayfa/ }));
  await expect(title).toHaveText("karo");
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(title).toHaveText("Meyveler");
  await expect.poll(scrolled).toBe(2600);
  await page.goBack();
  await expect(title).toHaveText("Popüler");
  await expect.poll(() => firstTileOnScreen(page)).toBe(place);
  // The position is also kept when the list, or what surrounds it, loads late.
  let late = () => {};
  const untilThen = new Promise<void>((resolve) => (late = resolve));
  await context.route("**/endpoint/v1", async (route) => {
    await untilThen;
    await route.fallback();
  });
  await page.reload();
  await expect(title).toBeVisible();
  late();
  await lobbyIsShown(page);
  await expect.poll(() => firstTileOnScreen(page)).toBe(place);
  // On a wider screen the same tile is in another row.
  await page.goto("/about-us");
  await page.setViewportSize({ width: 800, height: 844 });
  await page.goBack();
  await lobbyIsShown(page);
  await expect.poll(() => firstTileOnScreen(page)).toBeLessThanOrEqual(place);
  await expect.poll(() => firstTileOnScreen(page)).toBeGreaterThan(place - 6);

  // Scroll to the very end: only the content below the list makes the page long enough.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
    // Check the footer's last line: when all of it is loaded, its first line is above the screen.
    await expect(page.getByRole("contentinfo").getByText("Tüm hakları saklıdır")).toBeInViewport({ timeout: 1000 });
  }).toPass();
  const end = await scrolled();
  await page.reload();
  await lobbyIsShown(page);
  await expect.poll(scrolled).toBe(end);
});

test("12,000 games are scrolled end to end", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    const seen = { shifts: 0, elements: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[]) {
        // Shifts of the footer, which is loaded at the very end, do not count.
        if (entry.sources.some(({ node }) => node?.closest?.("main"))) seen.shifts += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const client = await page.context().newCDPSession(page);
  const heap = async () => {
    await client.send("HeapProfiler.collectGarbage");
    return page.evaluate(() => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize);
  };
  const { count, tiles } = await openLobby(page, "/slot");
  await expect(count).toHaveText("12.000 oyun");
  await expect(tiles.first().locator("img")).toBeVisible();
  const before = await heap();
  const pictures = new Set<string>();
  page.on("request", (request) => {
    if (request.url().includes("/art/game/")) pictures.add(request.url());
  });
  const most = await page.evaluate(async () => {
    const { seen } = window as unknown as { seen: { elements: number } };
    const height = document.documentElement.scrollHeight;
    // One screen per frame at first, and then ten, as fast as dragging the scroll bar.
    for (let top = 0; top < height; top += innerHeight * (top < 30 * innerHeight ? 1 : 10)) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      seen.elements = Math.max(seen.elements, document.querySelectorAll("*").length);
    }
    scrollTo({ top: height, behavior: "instant" });
    return seen.elements;
  });
  expect(most).toBeLessThanOrEqual(1500);
  await expect(page.locator('main li[aria-posinset="12000"] img')).toBeVisible();
  await expect(page.getByText("Kayıt Bulunamadı")).toHaveCount(0);
  // Of 12,000 pictures, only those of the last screens were requested.
  expect(pictures.size).toBeLessThan(150);
  expect((await heap()) - before).toBeLessThan(30 * 1024 * 1024);
  expect(await page.evaluate(() => (window as unknown as { seen: { shifts: number } }).seen.shifts)).toBeLessThan(0.001);
});
