import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, openHome, workerIsReady } from "./home-page.ts";
import { callsToKeep, workerHolds } from "./waiting.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.beforeEach(({ noSurprises }) => noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/));

/** Expects the first screen of the home page, with everything that a first visit showed. */
async function homeIsWhole(page: Page): Promise<void> {
  const { hero, quickAccess } = await homeIsShown(page);
  await expect(hero).toHaveText(/\S/);
  await expect(page.getByRole("main").getByText(/₺/).first()).toBeVisible();
  await expect(quickAccess.getByRole("listitem").nth(5)).toHaveText(/\S/);
  await expect(page.getByRole("main").getByRole("button", { name: "Tekrar dene" })).toHaveCount(0);
}

test("what was shown before the worker was in charge is there offline, although the player had left the page by then", async ({ page, context }) => {
  // The worker comes late, as on a slow network.
  await page.addInitScript(() => {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const register = container?.register.bind(container);
    if (!container || !register) return;
    container.register = async (...how) => {
      await new Promise((resolve) => addEventListener("test:worker-may-come", resolve, { once: true }));
      return register(...how);
    };
  });
  const asked = callsToKeep(page);
  await openHome(page);
  await homeIsWhole(page);
  await page.getByRole("navigation").getByRole("link", { name: "Promosyonlar" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Promosyonlar" })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("test:worker-may-come")));
  await workerIsReady(page);
  await workerHolds(page, asked);
  await page.evaluate(() => localStorage.removeItem("karo.queries"));
  await context.setOffline(true);
  await page.goto("/");
  await homeIsWhole(page);
  await context.setOffline(false);
});

test("what was shown in a visit of a moment is there offline", async ({ page, context }) => {
  // The page is left before it writes for the first time, however long the test takes.
  await page.addInitScript(() => {
    const start = window.setTimeout;
    const notTheWrite = (run: TimerHandler, afterMs?: number, ...args: unknown[]) => (afterMs === 2_000 ? 0 : start(run, afterMs, ...args));
    window.setTimeout = notTheWrite as typeof window.setTimeout;
  });
  const asked = callsToKeep(page);
  await openHome(page);
  await homeIsWhole(page);
  await workerIsReady(page);
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("/start-restored-")));
  await workerHolds(page, asked);
  expect(await page.evaluate(() => localStorage.getItem("karo.queries"))).toBeNull();

  await page.goto("/device-unsupported.html");
  // As if the player had left before the worker had any answers.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (/content|catalogue/.test(name)) await caches.delete(name);
  });
  await context.setOffline(true);
  await page.goto("/");
  await homeIsWhole(page);
  await context.setOffline(false);
});
