import type { Locator, Page } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { lobbyIsShown, lobbyPage, openLobby } from "./lobby-page.ts";
import { beginOnPhone, partLooksRight } from "./look.ts";
import { openInside } from "./open-inside.ts";
import { answerCall, fillLogIn, isCall, logOut } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { callsToKeep, workerHolds, workerHoldsPages } from "./waiting.ts";
import { toastAppears } from "./toasts.ts";

const heart = (tile: Locator) => tile.getByRole("button", { name: /favori|favourite/ });
const waitingHeart = (tile: Locator) => tile.getByRole("button", { name: /bağlantı bekleniyor/ });
const toasts = (page: Page) => page.getByRole("region", { name: /Mesajlar ve uyarılar|Messages and alerts/ });
const games = (page: Page) => page.getByRole("main").getByRole("region", { name: /Favori oyunlar|Favourite games/ });
const tables = (page: Page) => page.getByRole("main").getByRole("region", { name: /Favori masalar|Favourite tables/ });

/** Follows a link of the page, so that the document stays. */
async function goToFavourites(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: /^(Menü|Menu)$/ }).click();
  await page.getByRole("dialog").getByRole("link", { name: /Favoriler|Favourites/ }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Favoriler|Favourites/);
}

test("made offline it waits on the device, marked so, and is sent when the network is back", async ({ page, context, operator, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await startSignedIn(page, operator, "defne");
  await page.goto("/about-us");
  await workerIsReady(page);
  const asked = callsToKeep(page);
  const { tiles } = await openLobby(page, "/slot");
  const waiting = waitingHeart(tiles.first());
  await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "false");
  await Promise.all([workerHolds(page, asked), workerHoldsPages(page)]);
  await context.setOffline(true);
  const other = await context.newPage();
  await other.goto("/favorites");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Favoriler");
  await heart(tiles.first()).click();
  await expect(toasts(page)).toContainText("Çevrim dışısınız: bağlantı gelince kaydedilecek");
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

  const sent = new Set<string>();
  context.on("requestfinished", (request) => {
    if (request.serviceWorker() || !isCall(request)) return;
    const { api, data, user } = request.postDataJSON() as { api: { method: string }; data: { mode?: string }; user?: object };
    if (api.method === "favorites" && data.mode) sent.add(`${data.mode} ${user ? "with" : "without"} a session`);
  });
  await Promise.all([
    // One of the two tabs sends the change and says so. The other one may send it, too.
    Promise.any([page, other].map((tab) => expect(toasts(tab)).toContainText("Favorilere Başarıyla Eklendi"))),
    context.setOffline(false),
  ]);
  await expect(waiting).toHaveCount(0);
  await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "true");
  await expect(other.getByText("1 değişiklik bağlantı bekliyor")).toHaveCount(0);
  await expect(games(other).getByRole("listitem")).toHaveCount(1);
  // It uses the session of the moment when it is sent.
  await expect.poll(() => [...sent]).toEqual(["insert with a session"]);
  await page.close();

  // Shown offline, too, also after a way to another page and back.
  await context.setOffline(true);
  await openInside(other, "/about-us");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Hakkımızda");
  await other.goBack();
  await expect(games(other).getByRole("listitem")).toHaveCount(1);
  // Changed offline, then logged out: nothing is left to send.
  await heart(games(other).getByRole("listitem").first()).click();
  await expect(other.getByText("1 değişiklik bağlantı bekliyor")).toBeVisible();
  const kept = () => other.evaluate(() => localStorage.getItem("karo.player.favourites"));
  expect(JSON.parse((await kept()) ?? "")).toHaveLength(1);
  await logOut(other);
  await expect(toasts(other)).toContainText("bekleyen favori değişiklikleriniz kaydedilmedi");
  await expect.poll(kept).toBeNull();
  const answered = context.waitForEvent("requestfinished", (request) => isCall(request));
  await context.setOffline(false);
  await openInside(other, "/promotions?id=2");
  await answered;
  expect([...sent]).toEqual(["insert with a session"]);
});

test.describe("without a worker", () => {
  // Playwright does not see the bodies of requests that a worker passes on.
  test.use({ serviceWorkers: "block" });

  test("a visitor logs in for it, a player adds and removes games and tables; what the operator does not accept is taken back or waits", async ({ page, context, noSurprises }) => {
    noSurprises.expectError(/Failed to load resource/);
    const { tiles } = lobbyPage(page);
    await test.step("a visitor who presses a heart logs in and comes back", async () => {
      await openLobby(page, "/slot/category/94?order=new");
      await heart(tiles.first()).click();
      await expect(page).toHaveURL(/\/login$/);
      await fillLogIn(page, "deniz");
      await expect(page).toHaveURL(/\/slot\/category\/94\?order=new$/);
      await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "false");
    });
    await test.step("games and tables are added and removed, each time in the words of the site", async () => {
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
    await test.step("what the operator refuses is taken back, with its message", async () => {
      const stop = await answerCall(context, "user/favorites", { result: false, message: "Favori listeniz dolu" });
      await openInside(page, "/live");
      await lobbyIsShown(page);
      await heart(tiles.first()).click();
      await expect(toasts(page)).toContainText("Favori listeniz dolu");
      await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "false");
      await stop();
    });
    await test.step("a change that the operator answers with an error locks nothing", async () => {
      const asked = context.waitForEvent("response", (response) => response.status() === 500);
      await context.route("**/endpoint/v1", async (route) => {
        const { data } = route.request().postDataJSON() as { data: { mode?: string } };
        if (data.mode) await route.fulfill({ status: 500, body: "" });
        else await route.fallback();
      });
      await heart(tiles.first()).click();
      await asked;
      await expect(waitingHeart(tiles.first())).toHaveAttribute("aria-pressed", "true");
      await goToFavourites(page);
      await expect(page.getByText("Henüz favori oyununuz yok")).toBeVisible();
      await expect(toasts(page)).not.toContainText("Bazı sorunlar yaşıyoruz");
    });
  });

  test("offline it waits without a worker, too; what was played lately stands on top of the lobby, for its player alone", async ({ page, context, operator, noSurprises }) => {
    noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await startSignedIn(page, operator, "toprak");
    const { tiles } = lobbyPage(page);
    await test.step("without an answer to the lists themselves the page knows by the marks that there are no favourites", async () => {
      await context.route("**/endpoint/v1", (route) => {
        const { api } = route.request().postDataJSON() as { api: { method: string } };
        return /^(games_list|game_table_list)$/.test(api.method) ? route.abort() : route.fallback();
      });
      await page.goto("/favorites");
      await expect(page.getByText("Henüz favori oyununuz yok")).toBeVisible();
      await expect(page.getByText("Henüz favori masanız yok")).toBeVisible();
      await context.unrouteAll();
    });
    await test.step("what is made offline waits just the same", async () => {
      await openLobby(page, "/slot");
      await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "false");
      await context.setOffline(true);
      await heart(tiles.first()).click();
      await expect(toasts(page)).toContainText("Çevrim dışısınız: bağlantı gelince kaydedilecek");
      await expect(waitingHeart(tiles.first())).toHaveAttribute("aria-pressed", "true");
      await Promise.all([toastAppears(page, /Favorilere Başarıyla Eklendi/), context.setOffline(false)]);
      await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "true");
      await heart(tiles.first()).click();
      await toastAppears(page, /Favorilere Başarıyla Kaldırıldı/);
    });
    await test.step("what was played lately", async () => {
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
  });

  test("axe finds nothing among the favourites", async ({ page, operator }) => {
    await beginOnPhone(page, 900);
    await startSignedIn(page, operator, "toprak");
    const none = page.getByText(/Henüz favori oyununuz yok|No favourite games yet/);
    await page.goto("/favorites");
    await expect(none).toBeVisible();
    await axeFindsNothing(page, "the whole page");
    await partLooksRight(page, "none");
    await openInside(page, "/slot");
    const { tiles } = await lobbyIsShown(page);
    await heart(tiles.first()).click();
    await toastAppears(page, /Favorilere Başarıyla Eklendi|Added to favourites/);
    await goToFavourites(page);
    await expect(games(page).getByRole("listitem")).toHaveCount(1);
    await partLooksRight(page, "one");
    await heart(games(page).getByRole("listitem").first()).click();
    await expect(none).toBeVisible();
  });
});
