import type { BrowserContext, Page } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { callIn } from "./calls.ts";
import { fakeGames, gameFrame, gameSays } from "./fake-game.ts";
import { expect, test } from "./fixtures.ts";
import { openLobby } from "./lobby-page.ts";
import { openInside } from "./open-inside.ts";
import { barBalance, openGame, pressAfterGame, pressWayOut, wayOut } from "./play-page.ts";
import { answerCall, fillLogIn } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { fitsSideways } from "./waiting.ts";

// Playwright does not see the bodies of requests that a worker passes on.
test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 } });

test(
  "every address opens its game, with what it says sent to the operator",
  { tag: "@nightly" },
  async ({ page, context, operator }) => {
    await fakeGames(context, operator.providerOrigin);
    await startSignedIn(page, operator);
    const asked: unknown[] = [];
    page.on("request", (request) => {
      const call = callIn(request);
      if (call?.api.method === "init_game") asked.push({ class: call.api.class, ...call.data });
    });
    const { tableID } = await operator.db
      .selectFrom("live_table")
      .select("id as tableID")
      .limit(1)
      .executeTakeFirstOrThrow();
    // The first one is loaded, the others open inside the app.
    const [first, ...others] = [
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
    await openGame(page, first[0]);
    expect(asked.splice(0), first[0]).toEqual([{ ...first[1], Lang: "tr" }]);
    // PlayPage.browser.test.tsx has the other theme, the other language, and games that did not open.
    await expect(wayOut(page)).toBeVisible();
    await axeFindsNothing(page, "a game, the whole page");
    for (const [address, sent] of others) {
      await openInside(page, address);
      await expect.poll(() => asked, address).toEqual([{ ...sent, Lang: "tr" }]);
      await expect(gameFrame(page).getByRole("heading")).toBeVisible();
      expect(asked.splice(0), address).toHaveLength(1);
    }

    await test.step("a session lost during a game brings the player back to it after log-in", async () => {
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

    asked.length = 0;
    await openInside(page, "/play/table/1");
    await expect(page.getByText("Aradığınız sayfa bulunamadı")).toBeVisible();
    expect(asked).toEqual([]);
  },
);

test("from the lobby into games: a round with money, by the keyboard alone, in full screen, and out again", async ({
  page,
  context,
  operator,
}) => {
  await startSignedIn(page, operator);
  const { tiles } = await openLobby(page, "/slot");
  const tile = tiles.first().getByRole("link");
  await test.step("a slot round is played inside the site, and the balance in the bar follows", async () => {
    const words = await tile.innerText();
    await tile.click();
    await expect(page).toHaveTitle(/^(?!Slot)/);
    expect(words).toContain(await page.getByRole("heading", { level: 1 }).innerText());
    await expect(page.getByRole("navigation", { name: "Hızlı gezinme" })).toBeHidden();
    await spinUntilTheBalanceChanges(page);
    await fitsSideways(page);
    const playing = page.url();
    const support = page.getByRole("dialog", { name: "Destek ve hızlı erişim" });
    const openSupport = () => pressAfterGame(page.getByRole("button", { name: "Destek", exact: true }));
    await openSupport();
    await support.getByRole("button", { name: "Kapat" }).click();
    await expect(support).toBeHidden();
    await spinUntilTheBalanceChanges(page);
    // Back closes the panel first, and leaves the way out as it was.
    await openSupport();
    await expect(support).toBeVisible();
    await page.goBack();
    await expect(support).toBeHidden();
    await expect(page).toHaveURL(playing);
    await pressWayOut(page);
    await expect(page).toHaveURL("/slot");
    await expect(page.getByRole("region", { name: "Son oynadıklarınız" }).getByRole("link").first()).toBeVisible();
  });

  await fakeGames(context, operator.providerOrigin);
  await test.step("by the keyboard alone from the lobby into a game and out", async () => {
    await tile.focus();
    await page.keyboard.press("Enter");
    await expect(gameFrame(page).getByRole("heading")).toBeVisible();
    await tabIntoTheGameAndBack(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/slot");
  });
  await tile.click();
  await expect(gameFrame(page).getByRole("heading")).toBeVisible();
  await test.step("full screen by the browser", () => fullScreenByTheBrowser(page));
  await test.step("full screen is the whole viewport on phones that cannot", () => fullScreenByTheViewport(page));
});

test("a game offers a deposit and says what went wrong; leaving while a round is running asks first, and the game rests meanwhile", async ({
  page,
  context,
  operator,
}) => {
  await fakeGames(context, operator.providerOrigin);
  await startSignedIn(page, operator);
  const { tiles } = await openLobby(page, "/slot");
  const tile = tiles.first().getByRole("link");
  await tile.click();
  await expect(gameFrame(page).getByRole("heading")).toBeVisible();
  const address = page.url();
  await test.step("nobody else can", async () => {
    // Messages from the page itself and from another frame with the same origin.
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
  });
  await test.step("it says what went wrong and offers a deposit", async () => {
    await gameSays(page, "error");
    await expect(page.getByText("Masa kapandı")).toHaveCount(1);
    await gameSays(page, "deposit");
    const offer = page.getByRole("dialog", { name: "Para yatır" });
    await expect(offer.getByRole("button", { name: /^FAST/ }).first()).toBeVisible();
    await offer.getByRole("button", { name: "Kapat" }).first().click();
    await expect(offer).toBeHidden();
    // The page ignored the other frame: no second dialog, no question on leaving.
    await expect(page).toHaveURL(address);
    await pressWayOut(page);
    await expect(page).toHaveURL("/slot");
  });

  await tile.click();
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

  await pressWayOut(page);
  await ask.getByRole("button", { name: "Oyundan çık", exact: true }).click();
  await expect(page).toHaveURL("/slot");

  await tile.click();
  await gameSays(page, "busy");
  await gameSays(page, "idle");
  await gameSays(page, "close");
  await expect(page).toHaveURL("/slot");
});

test(
  "an hour with a game open: its balance is followed, the screen stays on, and only the player's input in it keeps the session",
  { tag: "@nightly" },
  async ({ page, context, operator }) => {
    await fakeGames(context, operator.providerOrigin);
    await page.addInitScript(() => {
      // The test browser has no screen to keep awake.
      const locks = { held: 0 };
      Object.assign(window, { locks });
      const request = async () => {
        locks.held += 1;
        return { release: async () => void (locks.held -= 1) };
      };
      Object.defineProperty(navigator, "wakeLock", { value: { request } });
      // What Playwright evaluates in a page counts as the player's input, so the test says itself what the browser reports.
      const isActive = () => document.documentElement.dataset["playing"] === "yes";
      Object.defineProperty(navigator, "userActivation", {
        get: () => ({ isActive: isActive(), hasBeenActive: true }),
      });
    });
    const held = () => page.evaluate(() => (window as unknown as { locks: { held: number } }).locks.held);
    await startSignedIn(page, operator);
    await page.clock.install();
    await openGame(page, "/play/slot/10001");
    await expect.poll(held).toBe(1);
    await test.step("the balance of a game that says nothing of money is followed from time to time", () =>
      balanceIsFollowed(page, context));
    await test.step("the game's messages alone do not keep the session, the player's input in it does", () =>
      onlyInputKeepsTheSession(page));
    await pressWayOut(page);
    await expect.poll(held).toBe(0);
  },
);

/** Plays rounds of the open slot until one has changed the balance, because a win may equal the stake. */
async function spinUntilTheBalanceChanges(page: Page): Promise<void> {
  const game = gameFrame(page);
  const spin = game.getByRole("button", { name: "Çevir", exact: true });
  const before = await barBalance(page).innerText();
  await expect(async () => {
    await spin.click();
    await expect(spin).toBeEnabled();
    await expect(barBalance(page)).not.toHaveText(before, { timeout: 3000 });
  }).toPass();
  await expect(game.getByText(await barBalance(page).innerText()).first()).toBeVisible();
}

/** Moves the focus by the keyboard into the game, and back to the way out. */
async function tabIntoTheGameAndBack(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  const focusedInGame = () =>
    gameFrame(page)
      .locator(":root")
      .evaluate(() => document.activeElement?.textContent);
  /** Presses a key, and waits until it has moved the focus. Between the page and a frame that takes a moment. */
  const moveBy = async (key: string) => {
    const at = async () => `${await focused()} ${await focusedInGame()}`;
    const before = await at();
    await page.keyboard.press(key);
    await expect.poll(at).not.toBe(before);
  };
  for (let step = 0; step < 12 && !(await focused())?.startsWith("<iframe"); step += 1) await moveBy("Tab");
  // A frame of another origin may not hear from a browser without a window that it has the focus. It knows its element.
  await expect.poll(focusedInGame).toBe("ready");
  for (
    let step = 0;
    step < 8 && !(await wayOut(page).evaluate((button) => button === document.activeElement));
    step += 1
  ) {
    await moveBy("Shift+Tab");
  }
  await expect(wayOut(page)).toBeFocused();
}

async function fullScreenByTheBrowser(page: Page): Promise<void> {
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  const toFull = page.getByRole("button", { name: "Tam ekran", exact: true });
  await toFull.click();
  await expect.poll(isFull).toBe(true);
  // One button replaces the other and takes over its focus.
  await expect(page.getByRole("button", { name: "Tam ekrandan çık" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(isFull).toBe(false);
  await expect(wayOut(page)).toBeVisible();
  await expect(toFull).toBeFocused();
  // The search is in the header, which is hidden over a game.
  await page.keyboard.press("/");
  await expect(page.locator("dialog[open]")).toHaveCount(0);

  // Text at twice its size hides none of the buttons.
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  for (const name of ["Oyundan çık", "Destek", "Tam ekran"]) {
    await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
}

async function fullScreenByTheViewport(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(Element.prototype, "requestFullscreen"));
  await page.getByRole("button", { name: "Tam ekran", exact: true }).click();
  await expect(wayOut(page)).toBeHidden();
  // The session bar with its clock stays below the game.
  const bar = page.getByRole("region", { name: "Oturum çubuğu" });
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await bar.boundingBox()).toMatchObject({ y: 844 - 32, width: 390, height: 32 });
  expect(await page.locator("main iframe").boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 - 32 });
  await page.getByRole("button", { name: "Tam ekrandan çık" }).click();
  await expect(wayOut(page)).toBeVisible();
}

async function balanceIsFollowed(page: Page, context: BrowserContext): Promise<void> {
  await expect(barBalance(page)).toBeVisible();
  await answerCall(context, "finance/check_balance", { result: true, data: [{ balance: "777.70", currency: "TRY" }] });
  await page.clock.fastForward(31_000);
  await expect(barBalance(page)).toHaveText(/777,70/);
  // The change did not come from the game, so the game is told.
  await expect(gameFrame(page).getByRole("status")).toHaveText("site:balance");

  // A game that reports its balance itself is trusted: no further checks, and no message back.
  await answerCall(context, "finance/check_balance", { result: true, data: [{ balance: "888.80", currency: "TRY" }] });
  await gameSays(page, "balance");
  await expect(barBalance(page)).toHaveText(/888,80/);
  await expect(gameFrame(page).getByRole("status")).toHaveText("site:balance");
}

async function onlyInputKeepsTheSession(page: Page): Promise<void> {
  const warning = page.getByRole("dialog", { name: "Hâlâ orada mısınız?" });
  // The hour begins now, however long the test took until here.
  await page.getByRole("heading", { level: 1 }).click();
  await page.clock.fastForward("50:00");
  await gameSays(page, "idle");
  await page.clock.fastForward("08:10");
  await expect(warning).toBeVisible();

  await warning.getByRole("button", { name: "Oturumda kal" }).click();
  await expect(warning).toBeHidden();
  await page.evaluate(() => (document.documentElement.dataset["playing"] = "yes"));
  await page.clock.fastForward("50:00");
  await gameSays(page, "idle");
  await page.clock.fastForward("08:10");
  // Past the hour, counted from the player's last click on the page.
  await page.clock.fastForward("03:00");
  await expect(barBalance(page)).toBeVisible();
  await expect(warning).toBeHidden();
}
