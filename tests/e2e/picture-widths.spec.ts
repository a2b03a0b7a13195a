import { expect, test } from "./fixtures.ts";
import { openHome, pictureWidths } from "./home-page.ts";
import { lobbyPage, openLobby } from "./lobby-page.ts";

// Some pictures must fail for the page. A worker would request them itself.
test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

test("a dense screen gets the large pictures; one that cannot be had is shown in its other width", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/ERR_FAILED/);
  const { shelves, quickAccess } = await openHome(page);
  await expect.poll(() => pictureWidths(shelves.filter({ hasText: "Popüler" }))).toEqual(["264"]);
  // The same games in smaller places reuse the pictures.
  await expect.poll(() => pictureWidths(quickAccess)).toEqual(["264"]);
  await openLobby(page, "/live");
  await expect.poll(() => pictureWidths(lobbyPage(page).grid)).toEqual(["400"]);

  await openLobby(page, "/slot/category/94");
  await expect.poll(() => pictureWidths(lobbyPage(page).grid)).toEqual(["264"]);
  // The part that cares for an open page has loaded when the help button is there.
  await expect(page.getByRole("button", { name: /destek/i })).toBeVisible();
  await context.route(/[?&]w=264$/, (route) => route.abort());
  await page.getByRole("link", { name: "Popüler", exact: true }).dispatchEvent("click");
  await expect.poll(() => pictureWidths(lobbyPage(page).grid)).toContain("216");
  await expect(lobbyPage(page).grid.locator("img[hidden]")).toHaveCount(0);
});
