import type { Page } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { fakeGames, gameFrame, gameSays } from "./fake-game.ts";
import { expect, test } from "./fixtures.ts";
import { openLobby } from "./lobby-page.ts";
import { answerCall, fillLogIn, isCall, signIn } from "./sign-in.ts";
import { fitsSideways } from "./waiting.ts";

// Bodies of what a worker passes on are not seen.
test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 } });

const wayOut = (page: Page) => page.getByRole("button", { name: /^(Oyundan çıkın|Leave the game)$/ });
const barBalance = (page: Page) => page.getByRole("main").getByRole("button", { name: "Bakiyeyi gizle" }).locator("data");

/** Opens an address and waits until the game is there. */
async function openGame(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(gameFrame(page).getByRole("heading")).toBeVisible();
}

test("every address opens its game, with what it says sent to the operator (spec §2, contract §1)", async ({ page, context, operator }) => {
  await fakeGames(context, operator.providerOrigin);
  await signIn(page);
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (!isCall(request)) return;
    const { api, data } = request.postDataJSON() as { api: { class: string; method: string }; data: object };
    if (api.method === "init_game") asked.push({ class: api.class, ...data });
  });
  const { tableID } = await operator.db.selectFrom("live_table").select("id as tableID").limit(1).executeTakeFirstOrThrow();
  const opens = [
    ["/play/slot/10001", { class: "casino", gameID: "10001", isMobile: false }],
    ["/play/slot/10001/Lale%20Oyun", { class: "casino", gameID: "10001", isMobile: false }],
    ["/play/slot/10001/demo", { class: "casino", gameID: "10001", isMobile: false, demo: true }],
    [`/play/live/${tableID}`, { class: "livecasino", tableID, isMobile: true }],
    ["/play/virtual/betframe/sport", { class: "virtualgames", providerID: "betframe", type: "sport" }],
    ["/play/virtual/betframe/live-sport", { class: "virtualgames", providerID: "betframe", type: "live-sport" }],
    ["/play/virtual/bingo", { class: "virtualgames", providerID: "bingo" }],
    ["/play/virtual/sound-bingo/bingo/Karo", { class: "virtualgames", providerID: "sound-bingo", type: "bingo" }],
    ["/play/virtual/zeplin/crash", { class: "virtualgames", providerID: "zeplin", type: "crash" }],
  ] as const;
  for (const [address, sent] of opens) {
    await openGame(page, address);
    expect(asked.splice(0), address).toEqual([{ ...sent, Lang: "tr" }]);
  }
  await page.goto("/play/table/1");
  await expect(page.getByText("Aradığınız sayfa bulunamadı")).toBeVisible();
  expect(asked).toEqual([]);
});

test("a slot round is played inside the site, and the balance in the bar follows", async ({ page }) => {
  await signIn(page);
  const lobby = await openLobby(page, "/slot");
  const tile = lobby.tiles.first().getByRole("link");
  const words = await tile.innerText();
  await tile.click();
  const game = gameFrame(page);
  await expect(page).toHaveTitle(/^(?!Slot)/);
  expect(words).toContain(await page.getByRole("heading", { level: 1 }).innerText());
  await expect(page.getByRole("navigation", { name: "Hızlı gezinme" })).toBeHidden();
  const spin = game.getByRole("button", { name: "Çevir", exact: true });
  const before = await barBalance(page).innerText();
  // A win may be just what was staked.
  await expect(async () => {
    await spin.click();
    await expect(spin).toBeEnabled();
    await expect(barBalance(page)).not.toHaveText(before, { timeout: 3000 });
  }).toPass();
  await expect(game.getByText(await barBalance(page).innerText()).first()).toBeVisible();
  await fitsSideways(page);

  await wayOut(page).click();
  await expect(page).toHaveURL("/slot");
  await expect(page.getByRole("region", { name: "Son oynadıklarınız" }).getByRole("link").first()).toBeVisible();
});

test("leaving while a round is running asks first, and the game rests meanwhile", async ({ page, context, operator }) => {
  await fakeGames(context, operator.providerOrigin);
  await signIn(page);
  await openLobby(page, "/slot");
  await page.locator("main li[aria-posinset] a").first().click();
  await gameSays(page, "busy");
  const ask = page.getByRole("dialog", { name: "Oyundan çıkılsın mı?" });
  await page.goBack();
  await expect(ask).toBeVisible();
  await ask.getByRole("button", { name: "Oyunda kal" }).click();
  await expect(ask).toBeHidden();
  await expect(gameFrame(page).getByRole("status")).toHaveText("site:pause site:resume");

  const closing = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => location.reload()));
  const unload = await closing;
  expect(unload.type()).toBe("beforeunload");
  await unload.dismiss();

  await wayOut(page).click();
  await ask.getByRole("button", { name: "Oyundan çık", exact: true }).click();
  await expect(page).toHaveURL("/slot");

  await page.locator("main li[aria-posinset] a").first().click();
  await gameSays(page, "busy");
  await gameSays(page, "idle");
  await gameSays(page, "close");
  await expect(page).toHaveURL("/slot");
});

test("a game offers a deposit and says what went wrong; nobody else can", async ({ page, context, operator }) => {
  await fakeGames(context, operator.providerOrigin);
  await signIn(page);
  await openGame(page, "/play/slot/10001");
  // The page itself, and another frame of the very same origin.
  await page.evaluate((origin) => {
    window.postMessage({ type: "game:close" }, "*");
    const frame = document.createElement("iframe");
    frame.src = `${origin}/game?quiet&origin=${encodeURIComponent(location.origin)}`;
    frame.id = "other";
    document.body.append(frame);
  }, operator.providerOrigin);
  const other = page.frameLocator("#other");
  for (const what of ["busy", "deposit", "error", "close"]) {
    await other.getByRole("button", { name: what, exact: true }).dispatchEvent("click");
  }
  await gameSays(page, "error");
  await expect(page.getByText("Masa kapandı")).toHaveCount(1);
  await gameSays(page, "deposit");
  const offer = page.getByRole("dialog", { name: "Para yatırın" });
  await offer.getByRole("button", { name: "Oyuna dön" }).click();
  await expect(offer).toBeHidden();
  // Nothing of the other frame was believed: no second dialog, no question on leaving.
  await expect(page).toHaveURL("/play/slot/10001");
  await wayOut(page).click();
  await expect(page).toHaveURL("/slot");
});

test.describe("a game that does not open (spec §8)", () => {
  /** Whatever a toast says, however briefly. */
  async function heard(page: Page): Promise<() => Promise<string[]>> {
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => {
        for (const toast of document.querySelectorAll("[aria-live=assertive] > *")) said.push(toast.textContent ?? "");
      }).observe(document, { childList: true, subtree: true });
    });
    return () => page.evaluate(() => [...new Set((window as unknown as { said: string[] }).said)]);
  }

  test("slot: the provider cannot be reached, or the server's message, with another try", async ({ page, context, operator }) => {
    await fakeGames(context, operator.providerOrigin);
    await signIn(page);
    const answers = [
      [{ result: false, message: "Internal Server Error" }, "Sağlayıcıya Ulaşılamıyor"],
      [{ result: true, data: {} }, "Sağlayıcıya Ulaşılamıyor"],
      [{ result: true, data: { url: "" } }, "Sağlayıcıya Ulaşılamıyor"],
      [{ result: false, message: "Bu oyun bakımda" }, "Bu oyun bakımda"],
      [{ result: true, data: { url: "https://baska.example/game" } }, "Oyunun adresine güvenilmiyor"],
      [{ result: true, data: { url: `${operator.origin}/slot` } }, "Oyunun adresine güvenilmiyor"],
    ] as const;
    for (const [answer, words] of answers) {
      const end = await answerCall(context, "casino/init_game", answer);
      await page.goto("/play/slot/10001");
      await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
      await expect(page.locator("main iframe")).toHaveCount(0);
      await end();
    }
    await page.getByRole("button", { name: "Tekrar dene" }).click();
    await expect(gameFrame(page).getByRole("heading")).toBeVisible();
  });

  test("live: the message, and back to the stored return URL, or home", async ({ page, context }) => {
    await signIn(page);
    const words = await heard(page);
    await answerCall(context, "livecasino/init_game", { result: false, message: "Masa şu anda kapalı" });
    await page.goto("/play/live/1");
    await expect(page).toHaveURL("/");
    await expect.poll(words).toContain("Masa şu anda kapalı");
    await page.evaluate(() => sessionStorage.setItem("returnUrl", "/promotions"));
    await page.goto("/play/live/1");
    await expect(page).toHaveURL("/promotions");
  });

  test("virtual: the message, “Internal Server Error” in words, and home", async ({ page, context }) => {
    await signIn(page);
    const words = await heard(page);
    await page.evaluate(() => sessionStorage.setItem("returnUrl", "/promotions"));
    await answerCall(context, "virtualgames/init_game", { result: false, message: "Internal Server Error" });
    await page.goto("/play/virtual/zeplin");
    await expect(page).toHaveURL("/");
    await expect.poll(words).toContain("Sağlayıcıya Ulaşılamıyor");
  });

  test("one that does not come is not waited for without end, and is asked for again", async ({ page, context, operator }) => {
    let hangs = true;
    await context.route(`${operator.providerOrigin}/**`, (route) =>
      hangs ? undefined : route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Oyun</title><h1>Geldi</h1>" }),
    );
    await signIn(page);
    await page.clock.install();
    await page.goto("/play/slot/10001");
    await expect(page.getByText("Oyun açılıyor…")).toBeVisible();
    await expect(page.locator("main iframe")).toBeAttached();
    await page.clock.fastForward(25_000);
    await expect(page.getByText("Oyun beklenenden uzun sürdü")).toBeVisible();
    hangs = false;
    await page.getByRole("button", { name: "Tekrar dene" }).click();
    await expect(gameFrame(page).getByRole("heading", { name: "Geldi" })).toBeVisible();
    await expect(page.getByText("Oyun açılıyor…")).toHaveCount(0);
  });

  test("offline it says so, and opens by itself when the network is back", async ({ page, context, operator, noSurprises }) => {
    noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await fakeGames(context, operator.providerOrigin);
    await signIn(page);
    await openLobby(page, "/slot");
    const tile = page.locator("main li[aria-posinset] a").first();
    await tile.click();
    await expect(gameFrame(page).getByRole("heading")).toBeVisible();
    await wayOut(page).click();
    await context.setOffline(true);
    await tile.click();
    await expect(page.getByText("Oyun için internet gerekir")).toBeVisible();
    await expect(page.getByRole("link", { name: "Diğer oyunlar" })).toHaveAttribute("href", "/slot");
    await context.setOffline(false);
    await expect(gameFrame(page).getByRole("heading")).toBeVisible();
  });
});

test("a session lost during a game brings the player back to it after log-in", async ({ page, context, operator }) => {
  await fakeGames(context, operator.providerOrigin);
  await signIn(page);
  await openGame(page, "/play/virtual/zeplin/crash");
  await gameSays(page, "busy");
  const expired = { result: false, message: "Oturum süresi doldu" };
  const ends = [
    await answerCall(context, "finance/check_balance", expired),
    await answerCall(context, "system/ping", expired),
  ];
  await gameSays(page, "balance");
  await expect(page).toHaveURL("/login");
  for (const end of ends) await end();
  await fillLogIn(page, "deniz");
  await expect(page).toHaveURL("/play/virtual/zeplin/crash");
  await expect(gameFrame(page).getByRole("heading")).toBeVisible();
});

test("full screen: by the browser where it can, and the whole viewport on phones that cannot", async ({ page, context, operator }) => {
  await fakeGames(context, operator.providerOrigin);
  await signIn(page);
  await openGame(page, "/play/slot/10001");
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByRole("button", { name: "Tam ekran", exact: true }).click();
  await expect.poll(isFull).toBe(true);
  await page.getByRole("button", { name: "Tam ekrandan çıkın" }).click();
  await expect.poll(isFull).toBe(false);
  await expect(wayOut(page)).toBeVisible();

  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "requestFullscreen"));
  await page.reload();
  await page.getByRole("button", { name: "Tam ekran", exact: true }).click();
  await expect(wayOut(page)).toBeHidden();
  expect(await page.locator("main iframe").boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.getByRole("button", { name: "Tam ekrandan çıkın" }).click();
  await expect(wayOut(page)).toBeVisible();
});

test("axe finds nothing on a game and on one that did not open, in both themes and languages", async ({ page, context, operator }) => {
  await fakeGames(context, operator.providerOrigin);
  await signIn(page);
  for (const [theme, language] of [["dark", "tr"], ["light", "en"]] as const) {
    await page.evaluate(
      ([mode, code]) => {
        localStorage.setItem("userMode", mode);
        localStorage.setItem("language", code);
      },
      [theme, language] as const,
    );
    await openGame(page, "/play/slot/10001");
    await expect(wayOut(page)).toBeVisible();
    await axeFindsNothing(page, `${theme}, ${language}`);
    await page.goto("/play/slot/0");
    await expect(page.getByRole("alert")).toBeVisible();
    await axeFindsNothing(page, `${theme}, ${language}, not opened`);
  }
});

test("by the keyboard alone: from home into a game, and out of it", async ({ page, context, operator }) => {
  await fakeGames(context, operator.providerOrigin);
  await signIn(page);
  await page.goto("/");
  const game = page.locator("main a[href^='/play/slot/']").first();
  await expect(game).toBeVisible();
  await game.focus();
  await page.keyboard.press("Enter");
  await expect(gameFrame(page).getByRole("heading")).toBeVisible();
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press("Tab");
      const at = await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName);
      if (name.test(at ?? "")) return;
    }
    throw new Error(`the keyboard does not reach ${name}`);
  };
  await tabTo(/^IFRAME$/);
  await expect(gameFrame(page).getByRole("button", { name: "ready" })).toBeFocused();
  for (let step = 0; step < 8 && !(await wayOut(page).evaluate((button) => button === document.activeElement)); step += 1) {
    await page.keyboard.press("Shift+Tab");
  }
  await expect(wayOut(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});
