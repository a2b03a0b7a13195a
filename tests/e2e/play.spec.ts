import { axeFindsNothing } from "./axe.ts";
import { fakeGames, gameFrame, gameSays } from "./fake-game.ts";
import { expect, test } from "./fixtures.ts";
import { openLobby } from "./lobby-page.ts";
import { barBalance, openGame, wayOut } from "./play-page.ts";
import { answerCall, fillLogIn, isCall, signIn } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { fitsSideways } from "./waiting.ts";

// Playwright does not see the bodies of requests that a worker passes on.
test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 } });

test("every address opens its game, with what it says sent to the operator (spec §2, contract §1)", async ({ page, context, operator }) => {
  await fakeGames(context, operator.providerOrigin);
  await startSignedIn(page, operator);
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

test("a session lost during a game brings the player back to it after log-in", async ({ page, context, operator }) => {
  await fakeGames(context, operator.providerOrigin);
  await startSignedIn(page, operator);
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
  await startSignedIn(page, operator);
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
