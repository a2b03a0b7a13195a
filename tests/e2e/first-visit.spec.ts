import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, openHome, workerIsReady } from "./home-page.ts";
import { callsToKeep, workerHolds } from "./waiting.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The answers that the page itself has kept. */
const keptByPage = (page: Page) => page.evaluate(() => localStorage.getItem("karo.queries"));

/** The worker comes when the test says so (`workerMayCome`), as on a slow network. */
async function workerComesLate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const register = container?.register.bind(container);
    if (!container || !register) return;
    // The page may register the worker before or after this event.
    const mayCome = new Promise((resolve) => addEventListener("test:worker-may-come", resolve, { once: true }));
    container.register = (...how) => mayCome.then(() => register(...how));
  });
}
const workerMayCome = (page: Page) => page.evaluate(() => dispatchEvent(new Event("test:worker-may-come")));

/** Opens the first screen of the home page, and expects everything that a first visit showed. */
async function homeOpensWhole(page: Page): Promise<void> {
  const { hero, quickAccess } = await openHome(page);
  await expect(hero).toHaveText(/\S/);
  await expect(page.getByRole("main").getByText(/₺/).first()).toBeVisible();
  await expect(quickAccess.getByRole("listitem").nth(5)).toHaveText(/\S/);
  await expect(page.getByRole("main").getByRole("button", { name: "Tekrar dene" })).toHaveCount(0);
}

test(
  "what a first visit showed is there offline, be it kept by a worker that came late or by the page",
  { tag: "@nightly" },
  async ({ page, context, noSurprises }) => {
    noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await workerComesLate(page);
    const asked = callsToKeep(page);
    await homeOpensWhole(page);
    await page.getByRole("button", { name: "Menü" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Promosyonlar" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Promosyonlar" })).toBeVisible();
    await workerMayCome(page);
    await workerIsReady(page);
    await workerHolds(page, asked);
    await expect.poll(() => keptByPage(page)).toContain("getPromotions");
    await page.goto("/device-unsupported.html");
    const written = (await keptByPage(page)) ?? "";
    await context.setOffline(true);

    await test.step("the worker alone has it, although the player had left the home page when it came", async () => {
      await page.evaluate(() => localStorage.removeItem("karo.queries"));
      await homeOpensWhole(page);
    });

    await test.step("the page alone has it, as if it had been left before the worker had any answers; even config.json, as if it must not be stored", async () => {
      // Before any script of the page runs: an open page writes what it has when it is left.
      await page.addInitScript((text) => localStorage.setItem("karo.queries", text), written);
      // A page that asks for nothing, so that the worker stores nothing meanwhile.
      await context.setOffline(false);
      await page.goto("/device-unsupported.html");
      await context.setOffline(true);
      await page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => /content|catalogue|static-data/.test(name));
        await Promise.all(names.map((name) => caches.delete(name)));
      });
      expect(await page.evaluate(async () => Boolean(await caches.match("/config.json")))).toBe(false);
      await homeOpensWhole(page);
    });
    await context.setOffline(false);
  },
);

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test(
    "whatever became of the persisted cache, the next visit shows the page, and what it keeps is whole again",
    { tag: "@nightly" },
    async ({ page }) => {
      // Before any script of the page runs: an open page could overwrite the storage until it is closed.
      await page.addInitScript(() => {
        const changed = sessionStorage.getItem("test.changed");
        if (changed !== null) localStorage.setItem("karo.queries", changed);
        sessionStorage.removeItem("test.changed");
      });
      await openHome(page);
      await expect.poll(() => keptByPage(page)).toContain("getSlider");
      const good = (await keptByPage(page)) ?? "";
      // Cut off, and with one letter changed. src/persist.test.ts damages it in many more ways.
      for (const text of [good.slice(0, 1000), good.replace("getSlider", "getSlideR")]) {
        await page.evaluate((changed) => sessionStorage.setItem("test.changed", changed), text);
        await page.reload();
        await homeIsShown(page);
        await expect(page.getByRole("main").getByRole("alert"), text.slice(0, 200)).toHaveCount(0);
      }
      await expect.poll(() => keptByPage(page)).toContain("getSlider");
    },
  );
});
