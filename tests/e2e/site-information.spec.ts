import { expect, test } from "./fixtures.ts";
import { openLobby } from "./lobby-page.ts";
import { answerCall, logOut } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";

// Playwright does not see the bodies of requests that a worker passes on.
test.use({ serviceWorkers: "block" });

test("log-out goes home from a page that is not the player's own, too", async ({ page, operator }) => {
  await startSignedIn(page, operator);
  await openLobby(page, "/slot");
  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
});

test("the operator's legal information stands in the footer", async ({ page, context }) => {
  await answerCall(context, "cmscontroller/getInformation", {
    result: true,
    data: [{ InfType: "bottomBarInfo", title: "Yasal", Text: "<p>Lisans sahibi: Örnek A.Ş.</p>" }],
  });
  await page.goto("/about-us");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("region", { name: "Yasal bilgiler" })).toContainText("Lisans sahibi: Örnek A.Ş.");
});

test("a home page without slides of its own shows those of the site", async ({ page, context }) => {
  await answerCall(context, "cmscontroller/getSlider", { result: true, data: [] });
  const asked = page.waitForRequest((request) => request.postData()?.includes("get_active_items") === true);
  await page.goto("/");
  expect((await asked).postDataJSON()).toMatchObject({ data: { siteId: "889" } });
  await expect(page.getByRole("region", { name: "Öne çıkanlar" }).first()).toBeVisible();
});

test("the account says from where the player is connected", async ({ page, operator }) => {
  await startSignedIn(page, operator);
  await page.goto("/profile");
  await expect(page.getByText(/^Bağlantınız: /)).toBeVisible();
});

test("a game whose id no path can hold opens from the lobby", async ({ page, context, operator }) => {
  await startSignedIn(page, operator);
  const game = { gameID: "a/b %", name: "Tuhaf Oyun", providerID: 1, providerName: null, image: null, CategoryIDs: [], type: "slot", rtp: "96,5", minBet: 0.5 };
  await answerCall(context, "casino/games_list", { result: true, data: [game], pagination: { limit: 48, total: 1_000_000_000, offset: 0 } });
  await page.goto("/slot");
  const launched = page.waitForRequest((request) => request.postData()?.includes("init_game") === true);
  await page.getByRole("link", { name: /Tuhaf Oyun/ }).first().click();
  expect((await launched).postDataJSON()).toMatchObject({ data: { gameID: "a/b %" } });
});
