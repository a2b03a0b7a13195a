import { renameGame } from "../../operator/admin/games.ts";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, openHome, visitAgain } from "./home-page.ts";

test("reloaded offline, the page shows the same lobby and says from when it is", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await openHome(page);
  const online = await visitAgain(page);
  // The first ones: how many the shelf has rendered beyond its edge is a matter of the moment.
  const tiles = online.quickAccess.locator("li:nth-child(-n + 6)").filter({ hasText: /\S/ });
  await expect(tiles.nth(5)).toBeVisible();
  const names = await tiles.allTextContents();

  await context.setOffline(true);
  await page.reload();
  await homeIsShown(page);
  await expect(page.getByText("Çevrim dışısınız.")).toBeVisible();
  await expect(page.getByText(/son güncelleme/i).first()).toBeVisible();
  await expect(tiles).toHaveText(names);
  await context.setOffline(false);
});

test("offline with an empty query cache, the worker alone brings the lobby", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await openHome(page);
  await visitAgain(page);
  await context.setOffline(true);
  await page.evaluate(() => localStorage.removeItem("karo.queries"));
  await page.goto("/");
  await homeIsShown(page);
  await context.setOffline(false);
});

test("a changed catalogue arrives when the network is back", async ({ page, context, operator, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await openHome(page);
  const home = await visitAgain(page);
  const first = home.quickAccess.getByRole("listitem").first();
  const id = /\/art\/game\/(\d+)/.exec((await first.locator("img").getAttribute("src")) ?? "")?.[1];
  const oldName = (await first.textContent()) ?? "";
  expect(id).toBeDefined();

  await context.setOffline(true);
  await page.reload();
  await homeIsShown(page);
  await renameGame(operator.db, id ?? "", "Yenilenmiş Oyun");
  await expect(first).toHaveText(oldName);
  await context.setOffline(false);
  await expect(first).toHaveText("Yenilenmiş Oyun", { timeout: 40_000 });
  await renameGame(operator.db, id ?? "", oldName);
});

test("a first visit without a network gives the browser's own page, a second one ours", async ({ page, context }) => {
  await context.setOffline(true);
  await expect(page.goto("/")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  await openHome(page);
});
