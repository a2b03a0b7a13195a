import { fakeGames, gameFrame, gameSays } from "./fake-game.ts";
import { expect, test } from "./fixtures.ts";
import { openLobby } from "./lobby-page.ts";
import { barBalance, openGame, wayOut } from "./play-page.ts";
import { answerCall } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";

// Playwright does not see the bodies of requests that a worker passes on.
test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 } });

test("a game offers a deposit and says what went wrong; leaving while a round is running asks first, and the game rests meanwhile", async ({ page, context, operator }) => {
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
    await wayOut(page).click();
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

  await wayOut(page).click();
  await ask.getByRole("button", { name: "Oyundan çık", exact: true }).click();
  await expect(page).toHaveURL("/slot");

  await tile.click();
  await gameSays(page, "busy");
  await gameSays(page, "idle");
  await gameSays(page, "close");
  await expect(page).toHaveURL("/slot");
});

test("a game that says nothing of money is followed from time to time, and the screen stays on", async ({ page, context, operator }) => {
  await fakeGames(context, operator.providerOrigin);
  // The test browser has no screen to keep awake.
  await page.addInitScript(() => {
    const locks = { held: 0 };
    Object.assign(window, { locks });
    const request = async () => {
      locks.held += 1;
      return { release: async () => void (locks.held -= 1) };
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  const held = () => page.evaluate(() => (window as unknown as { locks: { held: number } }).locks.held);
  await startSignedIn(page, operator);
  await page.clock.install();
  await openGame(page, "/play/slot/10001");
  await expect.poll(held).toBe(1);
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
  await wayOut(page).click();
  await expect.poll(held).toBe(0);
});

test("an hour with a game open: its messages alone do not keep the session, the player's input in it does", async ({ page, context, operator }) => {
  await fakeGames(context, operator.providerOrigin);
  // What Playwright evaluates in a page counts as the player's input, so the test says itself what the browser reports.
  await page.addInitScript(() => {
    const isActive = () => document.documentElement.dataset["playing"] === "yes";
    Object.defineProperty(navigator, "userActivation", { get: () => ({ isActive: isActive(), hasBeenActive: true }) });
  });
  await startSignedIn(page, operator);
  await page.clock.install();
  await openGame(page, "/play/slot/10001");
  await expect(barBalance(page)).toBeVisible();
  const warning = page.getByRole("dialog", { name: "Hâlâ orada mısınız?" });
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
});
