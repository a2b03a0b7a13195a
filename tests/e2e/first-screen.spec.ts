import { expect, test } from "./fixtures.ts";
import { homeIsShown, openHome, visitAgain } from "./home-page.ts";
import { firstScreenKey, type FirstScreenCopy } from "../../src/lib/first-screen-copy.ts";
import type { Page } from "@playwright/test";
import { logOut } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { toastAppears } from "./toasts.ts";

/** The stored copy of the home page's first screen for the next visit. */
function kept(page: Page): Promise<FirstScreenCopy | undefined> {
  return page.evaluate(async (key) => (await caches.match(key))?.json() as Promise<FirstScreenCopy>, firstScreenKey);
}

test("the next visit begins with the games of the last one, until the app is there; with or without a network", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { shifts: ((window as { shifts?: number }).shifts ?? 0) + entry.value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openHome(page);
  const { quickAccess } = await visitAgain(page);
  const game = (await quickAccess.getByRole("listitem").first().textContent()) ?? "";
  await expect.poll(() => kept(page)).toBeDefined();
  // The page loads a dozen in time. Each stylesheet of the copy delays the next visit's first paint.
  const { styles = [] } = (await kept(page)) ?? {};
  expect(styles.length).toBeLessThanOrEqual(4);

  for (const offline of [false, true]) {
    await context.setOffline(offline);
    const answer = await page.goto("/?source=pwa");
    const html = (await answer?.text()) ?? "";
    expect(html).toContain(game);
    // It has the width of the real picture, so both come from the same cached file.
    expect(html).toContain("&amp;w=216 216w");
    expect(html).not.toContain('class="sk-main"');
    await homeIsShown(page);
    await expect(page.locator("#first-screen")).toBeHidden();
    expect(await page.evaluate(() => (window as { shifts?: number }).shifts ?? 0)).toBeLessThan(0.01);
  }
  await context.setOffline(false);
  // On another page, or in another language, the copy would be wrong.
  expect(await (await page.goto("/slot"))?.text()).not.toContain('id="first-screen"');
  await page.goto("/?lang=en");
  await homeIsShown(page);
  await expect.poll(async () => (await kept(page))?.language ?? "en").toBe("en");
  expect(await (await page.goto("/"))?.text()).not.toContain("Hızlı erişim");

  await test.step("what is no longer true, or not of this build, is not shown", async () => {
    await expect.poll(() => kept(page)).toBeDefined();
    const copy = await kept(page);
    for (const [change, isShown] of [
      [{}, true],
      [{ until: 0 }, false],
      [{ styles: ["/assets/index-older.css"] }, false],
      [{ html: 7 }, false],
    ] as const) {
      // Only the home page stores a copy, and this is not even a page.
      await page.goto("/config.json");
      await page.evaluate(
        async ([key, changed]) => {
          const cache = await caches.open("karo-first-screen");
          await cache.put(key, new Response(JSON.stringify(changed)));
        },
        [firstScreenKey, { ...copy, ...change }] as const,
      );
      const answer = await page.goto("/", { waitUntil: "commit" });
      expect((await answer?.text())?.includes('class="sk-main"'), JSON.stringify(change)).toBe(!isShown);
    }
    await homeIsShown(page);
  });
});

test("a player marks favourites on the home page, too; what is kept of it for the next visit knows nothing of that", async ({ page, operator }) => {
  await startSignedIn(page, operator, "toprak");
  const { shelves } = await openHome(page);
  const game = shelves.getByRole("listitem").filter({ has: page.getByRole("button", { name: /favori/ }) }).first();
  const heart = game.getByRole("button", { name: /favori/ });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  const { width = 0, height = 0 } = (await heart.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await toastAppears(page, /Favorilere Başarıyla Eklendi/);
  await expect(page).toHaveURL(/\/$/);

  await page.evaluate(() => caches.delete("karo-first-screen"));
  await page.reload();
  await homeIsShown(page);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => kept(page)).toBeDefined();
  const html = (await kept(page))?.html ?? "";
  expect(html).toContain("/play/slot/");
  expect(html).not.toContain("aria-pressed");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await logOut(page);
  await expect(page.getByRole("main").getByRole("button", { name: /favori/ })).toHaveCount(0);
});
