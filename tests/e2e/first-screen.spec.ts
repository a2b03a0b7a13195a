import { expect, test } from "./fixtures.ts";
import { homeIsShown, openHome, visitAgain } from "./home-page.ts";
import { firstScreenKey, type FirstScreenCopy } from "../../src/lib/first-screen-copy.ts";
import type { Page } from "@playwright/test";
import { logOut, signIn } from "./sign-in.ts";
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
});

test("what is no longer true, or not of this build, is not shown", async ({ page }) => {
  await openHome(page);
  await visitAgain(page);
  for (const spoilt of [{ until: 0 }, { styles: ["/assets/index-older.css"] }, { html: 7 }]) {
    await openHomeUntilKept(page);
    await page.evaluate(
      async ([key, change]) => {
        const cache = await caches.open("karo-first-screen");
        const copy = (await (await cache.match(key))?.json()) as object;
        await cache.put(key, new Response(JSON.stringify({ ...copy, ...change })));
      },
      [firstScreenKey, spoilt] as const,
    );
    const html = (await (await page.goto("/"))?.text()) ?? "";
    expect(html).toContain('class="sk-main"');
    await homeIsShown(page);
  }
});

/** Opens the home page and waits until this visit has stored its copy. A visit stores it once. */
async function openHomeUntilKept(page: Page): Promise<void> {
  await page.goto("/about-us");
  await page.evaluate(() => caches.delete("karo-first-screen"));
  await openHome(page);
  await expect.poll(() => kept(page)).toBeDefined();
}

test("a player marks favourites on the home page, too; what is kept of it for the next visit knows nothing of that", async ({ page }) => {
  await openHome(page);
  await signIn(page, "toprak");
  await page.goto("/");
  const { shelves } = await homeIsShown(page);
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
