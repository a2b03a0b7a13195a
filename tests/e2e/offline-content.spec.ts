import { main, title } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { callsToKeep, workerHolds } from "./waiting.ts";

test("what was read once is readable without a network, and says from when it is", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const pages = [
    ["/info/GenelKurallar", "Genel kurallar"],
    ["/promotions?id=1", "%50 hoş geldin bonusu"],
    ["/tournaments", "Turnuvalar"],
    ["/info/SSSinformation", "Sıkça sorulan sorular"],
  ] as const;
  await page.goto("/about-us");
  await workerIsReady(page);
  const asked = callsToKeep(page);
  for (const [address, name] of pages) {
    await page.goto(address);
    await expect(title(page)).toHaveText(name);
    await expect(main(page).locator("p, li, summary").filter({ visible: true }).nth(1)).toBeVisible();
  }
  await workerHolds(page, asked);
  await context.setOffline(true);
  // The worker alone: what the page itself kept is gone.
  await page.evaluate(() => localStorage.removeItem("karo.queries"));
  for (const [address, name] of pages) {
    await page.goto(address);
    await expect(title(page)).toHaveText(name);
    await expect(main(page).getByText("Son güncelleme").first()).toBeVisible();
    await expect(main(page).locator("p, li, summary").filter({ visible: true }).nth(1)).toBeVisible();
  }
  await context.setOffline(false);
});
