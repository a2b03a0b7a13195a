import { axeFindsNothing } from "./axe.ts";
import { fakeGames, gameFrame, gameSays } from "./fake-game.ts";
import { expect, test } from "./fixtures.ts";
import { openLobby } from "./lobby-page.ts";
import { beginOnPhone, partLooksRight } from "./look.ts";
import { openInside } from "./open-inside.ts";
import { barBalance, openGame, wayOut } from "./play-page.ts";
import { answerCall, fillLogIn, isCall } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { fitsSideways } from "./waiting.ts";

// Playwright does not see the bodies of requests that a worker passes on.
test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 } });

test("every address opens its game, with what it says sent to the operator", async ({ page, context, operator }) => {
  await fakeGames(context, operator.providerOrigin);
  await startSignedIn(page, operator);
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (!isCall(request)) return;
    const { api, data } = request.postDataJSON() as { api: { class: string; method: string }; data: object };
    if (api.method === "init_game") asked.push({ class: api.class, ...data });
  });
  const { tableID } = await operator.db.selectFrom("live_table").select("id as tableID").limit(1).executeTakeFirstOrThrow();
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
});

test("a slot round is played inside the site, and the balance in the bar follows", async ({ page, operator }) => {
  await startSignedIn(page, operator);
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
  // A win may equal the stake.
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

test("full screen: by the browser where it can, and the whole viewport on phones that cannot", async ({ page, context, operator }) => {
  await fakeGames(context, operator.providerOrigin);
  await startSignedIn(page, operator);
  await openGame(page, "/play/slot/10001");
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByRole("button", { name: "Tam ekran", exact: true }).click();
  await expect.poll(isFull).toBe(true);
  // One button replaces the other and takes over its focus.
  await expect(page.getByRole("button", { name: "Tam ekrandan çık" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(isFull).toBe(false);
  await expect(wayOut(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Tam ekran", exact: true })).toBeFocused();
  // The search is in the header, which is hidden over a game.
  await page.keyboard.press("/");
  await expect(page.locator("dialog[open]")).toHaveCount(0);

  // Text at twice its size hides none of the buttons.
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  for (const name of ["Oyundan çık", "Canlı destek", "Tam ekran"]) {
    await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  }

  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "requestFullscreen"));
  await page.reload();
  await page.getByRole("button", { name: "Tam ekran", exact: true }).click();
  await expect(wayOut(page)).toBeHidden();
  // The session bar with its clock stays below the game.
  const bar = page.getByRole("region", { name: "Oturum çubuğu" });
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await bar.boundingBox()).toMatchObject({ y: 844 - 32, width: 390, height: 32 });
  expect(await page.locator("main iframe").boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 - 32 });
  await page.getByRole("button", { name: "Tam ekrandan çık" }).click();
  await expect(wayOut(page)).toBeVisible();
});

test("axe finds nothing on a game and on one that did not open", async ({ page, context, operator }) => {
  await fakeGames(context, operator.providerOrigin);
  await beginOnPhone(page);
  await startSignedIn(page, operator);
  await openGame(page, "/play/slot/10001");
  await expect(wayOut(page)).toBeVisible();
  await axeFindsNothing(page, "the whole page");
  await partLooksRight(page, "a game");
  await openInside(page, "/play/slot/0");
  await expect(page.getByRole("alert")).toBeVisible();
  await partLooksRight(page, "not opened");
});

test("by the keyboard alone: from a lobby into a game, and out of it", async ({ page, context, operator }) => {
  await fakeGames(context, operator.providerOrigin);
  await startSignedIn(page, operator);
  const { tiles } = await openLobby(page, "/slot");
  await tiles.first().getByRole("link").focus();
  await page.keyboard.press("Enter");
  const game = gameFrame(page);
  await expect(game.getByRole("heading")).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  const focusedInGame = () => game.locator(":root").evaluate(() => document.activeElement?.textContent);
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
  for (let step = 0; step < 8 && !(await wayOut(page).evaluate((button) => button === document.activeElement)); step += 1) {
    await moveBy("Shift+Tab");
  }
  await expect(wayOut(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/slot");
});
