import type { Locator, Page } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { callIn, isCall } from "./calls.ts";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { lobbyIsShown, lobbyPage, openLobby } from "./lobby-page.ts";
import { openInside } from "./open-inside.ts";
import { fillLogIn, logOut } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { callsToKeep, workerHolds } from "./waiting.ts";
import { toastAfter } from "./toasts.ts";

const heart = (tile: Locator) => tile.getByRole("button", { name: /favori|favourite/ });
const waitingHeart = (tile: Locator) => tile.getByRole("button", { name: /bağlantı bekleniyor/ });
const games = (page: Page) => page.getByRole("main").getByRole("region", { name: /Favori oyunlar|Favourite games/ });
const tables = (page: Page) => page.getByRole("main").getByRole("region", { name: /Favori masalar|Favourite tables/ });

/** Follows a link of the page, so that the document stays. */
async function goToFavourites(page: Page): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^(Menü|Menu)$/ })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /Favoriler|Favourites/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Favoriler|Favourites/);
}

test("made offline it waits on the device, marked so, and is sent when the network is back", async ({
  page,
  context,
  operator,
  noSurprises,
}) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await startSignedIn(page, operator, "defne");
  await page.goto("/about-us");
  await workerIsReady(page);
  const asked = callsToKeep(page);
  const { tiles } = await openLobby(page, "/slot");
  const waiting = waitingHeart(tiles.first());
  await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "false");
  await workerHolds(page, asked);
  const picture = tiles.first().locator("img");
  await expect(picture).toHaveCSS("opacity", "1");
  await context.setOffline(true);
  // Games do not open now.
  await expect(picture).toHaveCSS("opacity", "0.6");
  const other = await context.newPage();
  await other.goto("/favorites");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Favoriler");
  await toastAfter(page, /Çevrim dışısınız: yeniden çevrim içi olduğunuzda kaydedilecek/, () =>
    heart(tiles.first()).click(),
  );
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
    const call = request.serviceWorker() ? undefined : callIn(request);
    const mode = call?.api.method === "favorites" && call.data["mode"];
    if (mode) sent.add(`${mode as string} ${call.user ? "with" : "without"} a session`);
  });
  // One of the two tabs sends the change and says so. The other one may send it, too.
  await toastAfter([page, other], /Favorilere Başarıyla Eklendi/, () => context.setOffline(false));
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
  await toastAfter(other, /bekleyen favori değişiklikleriniz kaydedilmedi/, () => logOut(other));
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

  test(
    "a visitor logs in for it, a player adds and removes games and tables; offline it waits; what was played lately stands on top of the lobby; axe finds nothing",
    { tag: "@nightly" },
    async ({ page, context, noSurprises }) => {
      noSurprises.expectError(/ERR_INTERNET_DISCONNECTED/);
      const { tiles } = lobbyPage(page);
      await test.step("a visitor who presses a heart logs in and comes back", async () => {
        await openLobby(page, "/slot/category/94?order=new");
        await heart(tiles.first()).click();
        await expect(page).toHaveURL(/\/login$/);
        await fillLogIn(page, "deniz");
        await expect(page).toHaveURL(/\/slot\/category\/94\?order=new$/);
        await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "false");
      });
      await test.step("games and tables are added, each time in the words of the site", async () => {
        const game = tiles.nth(1);
        await toastAfter(page, /Favorilere Başarıyla Eklendi/, () => heart(game).click());
        await expect(heart(game)).toHaveAttribute("aria-pressed", "true");
        await openInside(page, "/live");
        await lobbyIsShown(page);
        await toastAfter(page, /Favorilere Başarıyla Eklendi/, () => heart(tiles.first()).click());
      });
      await test.step("the list has them, also after a reload, and they are removed there", async () => {
        await goToFavourites(page);
        await expect(games(page).getByRole("listitem")).toHaveCount(1);
        await expect(tables(page).getByRole("listitem")).toHaveCount(1);
        await page.reload();
        const kept = games(page).getByRole("listitem").first();
        await expect(heart(kept)).toHaveAttribute("aria-pressed", "true");
        await axeFindsNothing(page, "the whole page");
        await toastAfter(page, /Favorilere Başarıyla Kaldırıldı/, () => heart(kept).click());
        await expect(page.getByText("Henüz favori oyununuz yok")).toBeVisible();
        await heart(tables(page).getByRole("listitem").first()).click();
        await expect(page.getByText("Henüz favori masanız yok")).toBeVisible();
      });
      await test.step("what is made offline waits without a worker, too", async () => {
        await openInside(page, "/slot");
        await lobbyIsShown(page);
        await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "false");
        await context.setOffline(true);
        await toastAfter(page, /Çevrim dışısınız: yeniden çevrim içi olduğunuzda kaydedilecek/, () =>
          heart(tiles.first()).click(),
        );
        await expect(waitingHeart(tiles.first())).toHaveAttribute("aria-pressed", "true");
        await toastAfter(page, /Favorilere Başarıyla Eklendi/, () => context.setOffline(false));
        await expect(heart(tiles.first())).toHaveAttribute("aria-pressed", "true");
        await toastAfter(page, /Favorilere Başarıyla Kaldırıldı/, () => heart(tiles.first()).click());
      });
      await test.step("what was played lately stands on top of the lobby, for its player alone", async () => {
        await keepPlayed(page, (await tiles.first().locator("img").getAttribute("src")) ?? "");
        // The lobby reads it when it is opened.
        await openInside(page, "/live");
        await expect(lobbyPage(page).title).toHaveText("Canlı casino");
        await openInside(page, "/slot");
        const shelf = page.getByRole("main").getByRole("region", { name: "Son oynadıklarınız" });
        await expect(shelf.getByRole("listitem")).toHaveText(/Lale Ustası/);
        await logOut(page);
        await expect(shelf).toHaveCount(0);
        await expect.poll(() => page.evaluate(() => localStorage.getItem("karo.player.played"))).toBeNull();
      });
    },
  );
});

/** Leaves on the device that this player has opened a game. */
async function keepPlayed(page: Page, image: string): Promise<void> {
  await page.evaluate((image) => {
    const { player } = JSON.parse(localStorage.getItem("userSession") ?? "{}") as { player: string };
    const item = { type: "slot", id: "7", name: "Lale Ustası", image, providerName: "Çinili Oyun" };
    localStorage.setItem("karo.player.played", JSON.stringify({ player, items: [item] }));
  }, image);
}
