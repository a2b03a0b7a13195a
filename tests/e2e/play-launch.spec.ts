import type { BrowserContext } from "@playwright/test";
import { axeFindsNothingInMain } from "./axe.ts";
import { fakeGames, gameFrame } from "./fake-game.ts";
import { expect, test } from "./fixtures.ts";
import { openLobby } from "./lobby-page.ts";
import { openInside } from "./open-inside.ts";
import { pressWayOut } from "./play-page.ts";
import { answerCall } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";

// Playwright does not see the bodies of requests that a worker passes on.
test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 } });

test(
  "a slot does not open: it says why and offers another try, and shows the game as soon as it comes",
  { tag: "@nightly" },
  async ({ page, context, operator, noSurprises }) => {
    noSurprises.expectError(/status of 500|ERR_CONNECTION_REFUSED/);
    await fakeGames(context, operator.providerOrigin);
    await startSignedIn(page, operator);
    await page.clock.install();
    const again = page.getByRole("main").getByRole("button", { name: "Tekrar dene" });
    await test.step("the provider cannot be reached, or the server's message", async () => {
      // Each message differs from the one before. src/features/play/launch has the tests of what leads to which.
      const answers = [
        [{ result: false, message: "Internal Server Error" }, "Sağlayıcıya Ulaşılamıyor"],
        [{ result: false, message: "Bu oyun bakımda" }, "Bu oyun bakımda"],
        [{ result: true, data: {} }, "Sağlayıcıya Ulaşılamıyor"],
        [{ result: true, data: { url: "https://baska.example/game" } }, "Oyunun adresine güvenilmiyor"],
        [{ result: true, data: { url: "" } }, "Sağlayıcıya Ulaşılamıyor"],
        [{ result: true, data: { url: `${operator.origin}/slot` } }, "Oyunun adresine güvenilmiyor"],
      ] as const;
      for (const [index, [answer, words]] of answers.entries()) {
        const end = await answerCall(context, "casino/init_game", answer);
        await (index === 0 ? page.goto("/play/slot/10001") : again.click());
        await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
        await expect(page.locator("main iframe")).toHaveCount(0);
        await end();
      }
    });

    await test.step("after an HTTP 500 its own button lifts the lock, too", async () => {
      const end = await answerCall(context, "casino/init_game", {}, 500);
      await again.click();
      await expect(page.getByRole("alert").filter({ hasText: "Sağlayıcıya Ulaşılamıyor" })).toBeVisible();
      await end();
    });

    await test.step("a session that has run out is refreshed, and the game opens all the same", async () => {
      let asked = 0;
      await context.route("**/endpoint/v1", async (route) => {
        const { api } = route.request().postDataJSON() as { api: { method: string } };
        if (api.method !== "init_game" || ++asked > 1) return route.fallback();
        return route.fulfill({ json: { result: false, message: "Oturum süresi doldu", data: null, code: 403 } });
      });
      await again.click();
      await expect(gameFrame(page).getByRole("heading")).toBeVisible();
      expect(asked).toBe(2);
    });

    await test.step("a game that does not come, or whose provider is down, is asked for again", async () => {
      const provider = await provideQuietGames(context, operator.providerOrigin);
      await openInside(page, "/play/slot/10002");
      await expect(page.getByText("Oyun açılıyor…")).toBeVisible();
      await expect(page.locator("main iframe")).toBeAttached();
      await page.clock.fastForward(25_000);
      await expect(page.getByText("Oyunun açılması beklenenden uzun sürdü")).toBeVisible();
      provider.state = "is down";
      await again.click();
      // The frame has loaded the browser's error page.
      await expect(page.getByRole("main").getByText("Sağlayıcıya Ulaşılamıyor")).toBeVisible();
      provider.state = "answers";
      await again.click();
      await expect(gameFrame(page).getByRole("heading", { name: "Geldi" })).toBeVisible();
      await expect(page.getByText("Oyun açılıyor…")).toHaveCount(0);
    });
  },
);

/** A provider that hangs at first. Its games never send a message. */
async function provideQuietGames(context: BrowserContext, origin: string) {
  const provider = { state: "hangs" as "hangs" | "is down" | "answers" };
  await context.route(`${origin}/**`, async (route) => {
    if (provider.state === "is down") await route.abort("connectionrefused");
    if (provider.state === "answers")
      await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Oyun</title><h1>Geldi</h1>" });
  });
  return provider;
}

test("a game whose origin seems not to answer is shown when the player wants it; offline none opens, until the network is back; a table and a virtual game say why, and lead back", async ({
  page,
  context,
  operator,
  noSurprises,
}) => {
  noSurprises.expectError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  let doubts = 0;
  // Its root cannot be reached, and it never sends a message.
  await context.route(`${operator.providerOrigin}/**`, async (route) => {
    if (route.request().method() !== "HEAD")
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Oyun</title><h1>Sessiz</h1>" });
    doubts += 1;
    await route.abort();
  });
  await startSignedIn(page, operator);
  await openLobby(page, "/slot");
  const tiles = page.locator("main li[aria-posinset] a");
  const game = gameFrame(page).getByRole("heading", { name: "Sessiz" });
  await test.step("a second game of the same origin opens without another check", async () => {
    await tiles.first().click();
    await page.getByRole("button", { name: "Yine de göster" }).click();
    await expect(game).toBeVisible();
    await pressWayOut(page);
    await tiles.nth(1).click();
    await expect(game).toBeVisible();
    expect(doubts).toBe(1);
  });
  await test.step("offline the page says so, and the game opens by itself when the network is back", async () => {
    await pressWayOut(page);
    await expect(tiles.first()).toBeVisible();
    await context.setOffline(true);
    await tiles.first().click();
    await expect(page.getByText("Oyun için internet bağlantısı gerekiyor")).toBeVisible();
    await expect(page.getByRole("link", { name: "Diğer oyunlar" })).toHaveAttribute("href", "/slot");
    await context.setOffline(false);
    await expect(game).toBeVisible();
  });
  // Without a stored return URL, both lead home: other-operator-player.spec.ts.
  await test.step("a live table that is refused says so, offers open tables, and leads back to the stored return URL", async () => {
    await answerCall(context, "livecasino/init_game", { result: false, message: "Masa şu anda kapalı" });
    await page.evaluate(() => sessionStorage.setItem("returnUrl", "/promotions"));
    await openInside(page, "/play/live/1");
    await expect(page.getByRole("alert").filter({ hasText: "Masa şu anda kapalı" })).toBeVisible();
    await expect(
      page
        .getByRole("region", { name: /^(Açık|Benzer) masalar$/ })
        .getByRole("link")
        .first(),
    ).toBeVisible();
    await axeFindsNothingInMain(page, "refused table");
    await page.getByRole("button", { name: "Geri dön" }).click();
    await expect(page).toHaveURL("/promotions");
  });
  await test.step("from a virtual game the way always leads home, and an “Internal Server Error” is said in words", async () => {
    await answerCall(context, "virtualgames/init_game", { result: false, message: "Internal Server Error" });
    await page.evaluate(() => sessionStorage.setItem("returnUrl", "/promotions"));
    await openInside(page, "/play/virtual/zeplin");
    await expect(page.getByRole("alert").filter({ hasText: "Sağlayıcıya Ulaşılamıyor" })).toBeVisible();
    await page.getByRole("button", { name: "Ana sayfaya dön" }).click();
    await expect(page).toHaveURL("/");
  });
});
