import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { lobbyIsShown, lobbyPage, openLobby } from "./lobby-page.ts";
import { looksRight, setLook } from "./look.ts";
import { answerCall, fillLogIn, isCall, logOut, signIn } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { callsToKeep, workerHolds, workerHoldsPages } from "./waiting.ts";
import { toastAppears } from "./toasts.ts";

const heart = (tile: Locator) => tile.getByRole("button", { name: /favori|favourite/ });
const toasts = (page: Page) => page.getByRole("region", { name: /Mesajlar ve uyarılar|Messages and alerts/ });
const games = (page: Page) => page.getByRole("main").getByRole("region", { name: /Favori oyunlar|Favourite games/ });
const tables = (page: Page) => page.getByRole("main").getByRole("region", { name: /Favori masalar|Favourite tables/ });

/** Follows a link of the page, so that the document stays. */
async function goToFavourites(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: /^(Menü|Menu)$/ }).click();
  await page.getByRole("dialog").getByRole("link", { name: /Favoriler|Favourites/ }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Favoriler|Favourites/);
}

test("a visitor who presses a heart logs in and comes back", async ({ page }) => {
  const { tiles } = await openLobby(page, "/slot/category/94?order=new");
  await heart(tiles.first()).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillLogIn(page, "deniz");
  await expect(page).toHaveURL(/\/slot\/category\/94\?order=new$/);
  await expect(heart(lobbyPage(page).tiles.first())).toHaveAttribute("aria-pressed", "false");
  await page.goto("/favorites");
  await expect(page.getByText("Henüz favori oyununuz yok")).toBeVisible();
  await expect(page.getByText("Henüz favori masanız yok")).toBeVisible();
});

test("games and tables are added and removed, each time in the words of the site", async ({ page, operator }) => {
  await startSignedIn(page, operator);
  const { tiles } = await openLobby(page, "/slot");
  const game = tiles.nth(1);
  await heart(game).click();
  await expect(heart(game)).toHaveAttribute("aria-pressed", "true");
  await toastAppears(page, /Favorilere Başarıyla Eklendi/);
  await page.goto("/live");
  await lobbyIsShown(page);
  await heart(tiles.first()).click();
  await toastAppears(page, /Favorilere Başarıyla Eklendi/);

  await goToFavourites(page);
  await expect(games(page).getByRole("listitem")).toHaveCount(1);
  await expect(tables(page).getByRole("listitem")).toHaveCount(1);
  await page.reload();
  const kept = games(page).getByRole("listitem").first();
  await expect(heart(kept)).toHaveAttribute("aria-pressed", "true");
  await heart(kept).click();
  await toastAppears(page, /Favorilere Başarıyla Kaldırıldı/);
  await expect(page.getByText("Henüz favori oyununuz yok")).toBeVisible();
  await heart(tables(page).getByRole("listitem").first()).click();
  await expect(page.getByText("Henüz favori masanız yok")).toBeVisible();
});

test("what the operator refuses is taken back, with its message", async ({ page, context, operator }) => {
  await startSignedIn(page, operator);
  const { tiles } = await openLobby(page, "/slot");
  await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "false");
  const stop = await answerCall(context, "user/favorites", { result: false, message: "Favori listeniz dolu" });
  await heart(tiles.first()).click();
  await expect(toasts(page)).toContainText("Favori listeniz dolu");
  await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "false");
  await stop();
});

test("made offline it waits on the device, marked so, and is sent when the network is back", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn(page, "deniz");
  await workerIsReady(page);
  const asked = callsToKeep(page);
  const { tiles } = await openLobby(page, "/slot");
  await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "false");
  await Promise.all([workerHolds(page, asked), workerHoldsPages(page)]);
  await context.setOffline(true);
  const other = await context.newPage();
  await other.goto("/favorites");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Favoriler");
  await heart(tiles.first()).click();
  await expect(toasts(page)).toContainText("Çevrim dışısınız: bağlantı gelince kaydedilecek");
  const waiting = tiles.first().getByRole("button", { name: /bağlantı bekleniyor/ });
  await expect(waiting).toHaveAttribute("aria-pressed", "true");
  // Changed back: nothing is left to send.
  await waiting.click();
  await expect(waiting).toHaveCount(0);
  await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "false");
  await heart(tiles.first()).click();
  await expect(waiting).toHaveAttribute("aria-pressed", "true");

  // Every tab shows it, and it survives a reload.
  await expect(other.getByText("1 değişiklik bağlantı bekliyor")).toBeVisible();
  await page.reload();
  await lobbyIsShown(page);
  await expect(waiting).toHaveAttribute("aria-pressed", "true");

  const sent: unknown[] = [];
  context.on("requestfinished", (request) => {
    if (request.serviceWorker() || !isCall(request)) return;
    const { api, data, user } = request.postDataJSON() as { api: { method: string }; data: { mode?: string }; user?: object };
    if (api.method === "favorites" && data.mode) sent.push([data.mode, user !== undefined]);
  });
  await Promise.all([
    // One of the two tabs sends the change and says so.
    Promise.any([page, other].map((tab) => expect(toasts(tab)).toContainText("Favorilere Başarıyla Eklendi"))),
    context.setOffline(false),
  ]);
  await expect(waiting).toHaveCount(0);
  await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "true");
  await expect(other.getByText("1 değişiklik bağlantı bekliyor")).toHaveCount(0);
  await expect(games(other).getByRole("listitem")).toHaveCount(1);
  // It uses the session of the moment when it is sent.
  await expect.poll(() => sent).toEqual([["insert", true]]);
  await other.close();

  // Shown offline, too, with the time of the data.
  await page.goto("/favorites");
  await expect(games(page).getByRole("listitem")).toHaveCount(1);
  await context.setOffline(true);
  await goToHomeAndBack(page);
  await expect(games(page).getByRole("listitem")).toHaveCount(1);
  // Changed offline, then logged out: nothing is left to send.
  await heart(games(page).getByRole("listitem").first()).click();
  await expect(page.getByText("1 değişiklik bağlantı bekliyor")).toBeVisible();
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("karo.player.favourite.")));
  expect(await kept()).toHaveLength(1);
  await logOut(page);
  await expect(toasts(page)).toContainText("bekleyen favori değişiklikleriniz kaydedilmedi");
  await expect.poll(kept).toEqual([]);
  await context.setOffline(false);
  await signIn(page, "deniz");
  await page.goto("/favorites");
  await expect(games(page).getByRole("listitem")).toHaveCount(1);
  await heart(games(page).getByRole("listitem").first()).click();
  await expect(page.getByText("Henüz favori oyununuz yok")).toBeVisible();
});

test("a change that the operator answers with an error locks nothing", async ({ page, context, operator, noSurprises }) => {
  noSurprises.expectError(/Failed to load resource/);
  await startSignedIn(page, operator);
  const { tiles } = await openLobby(page, "/slot");
  await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "false");
  const asked = context.waitForEvent("response", (response) => response.status() === 500);
  await context.route("**/endpoint/v1", async (route) => {
    const { data } = route.request().postDataJSON() as { data: { mode?: string } };
    if (data.mode) await route.fulfill({ status: 500, body: "" });
    else await route.fallback();
  });
  await heart(tiles.first()).click();
  await asked;
  await expect(tiles.first().getByRole("button", { name: /bağlantı bekleniyor/ })).toHaveAttribute("aria-pressed", "true");
  await goToFavourites(page);
  await expect(page.getByText("Henüz favori oyununuz yok")).toBeVisible();
  await expect(toasts(page)).not.toContainText("Bazı sorunlar yaşıyoruz");
});

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("what is made offline waits just the same", async ({ page, context, operator, noSurprises }) => {
    noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await startSignedIn(page, operator, "toprak");
    const { tiles } = await openLobby(page, "/slot");
    await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "false");
    await context.setOffline(true);
    await heart(tiles.first()).click();
    await expect(toasts(page)).toContainText("Çevrim dışısınız: bağlantı gelince kaydedilecek");
    await expect(tiles.first().getByRole("button", { name: /bağlantı bekleniyor/ })).toHaveAttribute("aria-pressed", "true");
    await Promise.all([toastAppears(page, /Favorilere Başarıyla Eklendi/), context.setOffline(false)]);
    await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "true");
    await heart(tiles.first()).click();
    await toastAppears(page, /Favorilere Başarıyla Kaldırıldı/);
  });

  // Playwright does not see the bodies of requests that a worker passes on.
  test("without an answer to the lists themselves the page knows by the marks that there are no favourites", async ({ page, context, operator, noSurprises }) => {
    noSurprises.expectError(/Failed to load resource/);
    await startSignedIn(page, operator);
    await context.route("**/endpoint/v1", (route) => {
      const { api } = route.request().postDataJSON() as { api: { method: string } };
      return /^(games_list|game_table_list)$/.test(api.method) ? route.abort() : route.fallback();
    });
    await page.goto("/favorites");
    await expect(page.getByText("Henüz favori oyununuz yok")).toBeVisible();
    await expect(page.getByText("Henüz favori masanız yok")).toBeVisible();
  });
});

async function goToHomeAndBack(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: /ana sayfa/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("karo");
  await page.goBack();
}

test("what was played lately stands on top of the lobby, for its player alone", async ({ page, operator }) => {
  await startSignedIn(page, operator);
  const { tiles } = await openLobby(page, "/slot");
  const image = (await tiles.first().locator("img").getAttribute("src")) ?? "";
  await page.evaluate((image) => {
    const { player } = JSON.parse(localStorage.getItem("userSession") ?? "{}") as { player: string };
    const item = { type: "slot", id: "7", name: "Lale Ustası", image, providerName: "Çinili Oyun" };
    localStorage.setItem("karo.player.played", JSON.stringify({ player, items: [item] }));
  }, image);
  await openLobby(page, "/slot");
  const shelf = page.getByRole("main").getByRole("region", { name: "Son oynadıklarınız" });
  await expect(shelf.getByRole("listitem")).toHaveText(/Lale Ustası/);
  await logOut(page);
  await expect(shelf).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("karo.player.played"))).toBeNull();
});

test.describe("how they look", () => {
  // The pages look the same without the worker, and installing it takes a tenth of the time.
  test.use({ serviceWorkers: "block" });

  for (const [theme, language, width, height] of [
    ["dark", "tr", 390, 844],
    ["light", "en", 1440, 900],
  ] as const) {
    test(`axe finds nothing among the favourites: ${theme}, ${language}, ${width}`, async ({ page, operator }) => {
      await setLook(page, { theme, language, width, height });
      await startSignedIn(page, operator, "toprak");
      await page.goto("/favorites");
      await expect(page.getByText(/Henüz favori oyununuz yok|No favourite games yet/)).toBeVisible();
      await looksRight(page, "none");
      const { tiles } = await openLobby(page, "/slot");
      await heart(tiles.first()).click();
      await toastAppears(page, /Favorilere Başarıyla Eklendi|Added to favourites/);
      await goToFavourites(page);
      await expect(games(page).getByRole("listitem")).toHaveCount(1);
      await looksRight(page, "one");
      await heart(games(page).getByRole("listitem").first()).click();
      await expect(page.getByText(/Henüz favori oyununuz yok|No favourite games yet/)).toBeVisible();
    });
  }
});
