import type { BrowserContext, Locator, Page, Route } from "@playwright/test";
import { decideRequest } from "../../operator/money/decide-request.ts";
import { callAddress, callIn } from "./calls.ts";
import { fakeGames, gameFrame, gameSays } from "./fake-game.ts";
import { expect, test } from "./fixtures.ts";
import { backToPhone, beginOnPhone, looksRight, looksRightByTurns } from "./look.ts";
import { openInside } from "./open-inside.ts";
import { fillLogIn } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { toastAfter } from "./toasts.ts";
import { timePassesUntil } from "./waiting.ts";

// A worker would hide the bodies of calls from Playwright.
test.use({ serviceWorkers: "block" });

const goOn = (page: Page) => page.getByRole("main").getByRole("button", { name: /^(Devam|Continue)$/ });
const confirmAll = (page: Page) => page.getByRole("button", { name: /^(Onayla ve gönder|Confirm and send)$/ });

const isDeposit = (route: Route) =>
  /"method":"(?:processTransaction|save_bank_transfer)"/.test(route.request().postData() ?? "");

/** Collects the keys of the deposits that the page sends. With `lose`, each arrives and its answer is lost. */
async function watchDeposits(context: BrowserContext, lose: () => boolean) {
  const keys: (string | undefined)[] = [];
  await context.route("**/endpoint/v1", async (route) => {
    const request = route.request();
    const body = request.postData() ?? "";
    // Otherwise the history would show at once what became of the deposit.
    if (lose() && body.includes('"method":"list_transactions"')) return route.abort();
    if (!isDeposit(route)) return route.fallback();
    keys.push(request.headers()["idempotency-key"]);
    if (!lose()) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  return keys;
}

test("a deposit: pick, type, check, confirm, done; its page is found again, and each looks right to two players", async ({
  page,
  context,
  operator,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await beginOnPhone(page);
  await startSignedIn(page, operator);
  const sent = await watchDeposits(context, () => false);
  await page.goto("/profile/deposit");
  const main = page.getByRole("main");
  const amount = main.getByLabel("Tutar", { exact: true });
  const iban = main.getByLabel(/^Gönderen IBAN/);
  const copyIban = main.getByRole("button", { name: "Kopyala: Alıcı IBAN" });

  await test.step("what a method costs and takes is said before it is picked", async () => {
    const card = main.getByRole("listitem").filter({ hasText: "FAST" }).first();
    await expect(card).toContainText("₺50,00 – ₺100.000,00");
    await expect(card).toContainText("1–5 dakika, 7/24");
    await main.getByText("Kripto para").click();
    await expect(main.locator('a[href="/profile/deposit/51"]')).toBeVisible();
    await looksRightByTurns(page, "the methods");
    // A phone has a step before the summary.
    await backToPhone(page);
    await main.locator('a[href="/profile/deposit/22"]').first().click();
    await expect(page).toHaveURL("/profile/deposit/22");
  });

  await test.step("the form says what is wrong", async () => {
    await goOn(page).click();
    await expect(main.getByText("Tutarı girin")).toBeVisible();
    await looksRightByTurns(page, "a form with a problem");
    await backToPhone(page);
    await amount.fill("1,5");
    await amount.blur();
    await expect(main.getByText("Girilen tutar alt ve üst sınırların dışında: ₺50,00 – ₺100.000,00")).toBeVisible();
    await amount.fill("1.375,50");
    await iban.pressSequentially("tr330006100519786457841326");
    await expect(iban).toHaveValue("TR33 0006 1005 1978 6457 8413 26");
    await goOn(page).click();
    await expect(main.getByRole("heading", { name: "Kontrol edip onaylayın" })).toBeFocused();
    await expect(main.getByText("TR33 0006 1005 1978 6457 8413 26")).toBeVisible();
    expect(sent).toHaveLength(0);
    await looksRightByTurns(page, "the summary");
    await backToPhone(page);
    await main.getByRole("button", { name: "Düzenle" }).click();
    await looksRightByTurns(page, "the filled-in form");
    await backToPhone(page);
    await goOn(page).click();
  });

  await test.step("a session that is lost meanwhile: after the log-in the form is as it was", async () => {
    // The press refreshes the session first, so it learns that it is over before the deposit leaves. The session ends
    // just then, because a read in the background would otherwise learn it, too, and lead to the log-in before the press.
    await context.route(callAddress, async (route, request) => {
      if (callIn(request)?.api.method === "ping")
        await operator.db.updateTable("session").set({ revoked_at: new Date() }).execute();
      return route.fallback();
    });
    await confirmAll(page).evaluate((button: HTMLButtonElement) => {
      localStorage.removeItem("userSession");
      button.click();
    });
    await page.waitForURL(/\/login/);
    await context.unroute(callAddress);
    await expect(page.getByText("Oturum süresi doldu")).toBeVisible();
    await fillLogIn(page, "deniz");
    await expect(page).toHaveURL("/profile/deposit/22");
    await expect(amount).toHaveValue("1.375,50");
    await expect(iban).toHaveValue("TR33 0006 1005 1978 6457 8413 26");
    expect(sent).toHaveLength(0);
    await goOn(page).click();
  });

  await test.step("two presses send one deposit, which says what to do next", async () => {
    sent.length = 0;
    await confirmAll(page).dblclick();
    await expect(page).toHaveURL(/\/profile\/deposit\?transaction=\d+$/);
    await expect(main.getByText("Bekliyor")).toBeVisible();
    await expect(main.getByRole("definition").filter({ hasText: "₺1.375,50" })).toBeVisible();
    await toastAfter(page, /Seçilen Alan Kopyalandı/, () => copyIban.click());
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("TR319990101200340056007001");
    expect(sent).toHaveLength(1);
  });

  await test.step("its page is found again in the list, with what to do next", async () => {
    await main.getByRole("link", { name: "Tüm yöntemler" }).click();
    const pending = main.getByRole("region", { name: "Bekleyen yatırımlar" }).getByRole("link", { name: /1\.375,50/ });
    await expect(pending).toHaveCount(1);
    await pending.click();
    await expect(copyIban).toBeVisible();
    await expect(main.getByRole("definition").filter({ hasText: "₺1.375,50" })).toBeVisible();
    await looksRightByTurns(page, "the deposit");
  });
});

test("from the lobby a deposit takes three taps and one number; over a game it is a drawer, and the game is told when it is approved", async ({
  page,
  context,
  operator,
}) => {
  await page.clock.install();
  await fakeGames(context, operator.providerOrigin);
  await startSignedIn(page, operator, "toprak");
  await page.goto("/slot");
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  const main = page.getByRole("main");
  await tap(page.getByRole("banner").getByRole("link", { name: "Para yatır" }));
  await tap(main.getByRole("listitem").filter({ hasText: "FAST" }).first().getByRole("link"));
  const amount = main.getByLabel("Tutar", { exact: true });
  await amount.fill("75");
  await expect(main.getByText("Bakiyenize eklenecek tutar")).toBeVisible();
  await expect(main.getByRole("definition").filter({ hasText: "₺75,00" }).first()).toBeVisible();
  // Enter leads to the button, and sends nothing.
  await amount.press("Enter");
  await looksRight(page, "a form beside its summary");
  await tap(confirmAll(page));
  await expect(page).toHaveURL(/\/profile\/deposit\?transaction=\d+$/);
  expect(taps).toBe(3);

  await test.step("a deposit over a running game", async () => {
    await openInside(page, "/play/slot/10001");
    await expect(gameFrame(page).getByRole("heading")).toBeVisible();
    await gameSays(page, "deposit");
    const drawer = page.getByRole("dialog", { name: "Para yatır" });
    await drawer
      .getByRole("button", { name: /^Heybe Cüzdan/ })
      .first()
      .click();
    await drawer.getByRole("button", { name: "₺100", exact: true }).click();
    await looksRight(page, "the form over a game");
    await drawer.getByLabel(/^Cüzdan numaranız/).fill("1234567890");
    await drawer.getByRole("button", { name: "Devam" }).click();
    await drawer.getByRole("button", { name: "Onayla ve gönder" }).click();
    await expect(drawer.getByText("Bekliyor")).toBeVisible();
    await expect(page).toHaveURL("/play/slot/10001");
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    const { id } = await operator.db
      .selectFrom("player_transaction")
      .select("id")
      .where("method_id", "=", "40")
      .where("amount", "=", "100.00")
      .where("status", "=", 1001)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    await decideRequest(operator.db, id, { verdict: "approve" }, new Date());
    await timePassesUntil(page, gameFrame(page).getByRole("status").filter({ hasText: "site:balance" }));
  });
});

test("a lost answer is not called a failure, and the deposit is found again after a reload, once", async ({
  page,
  context,
  operator,
  noSurprises,
}) => {
  noSurprises.expectError(/ERR_FAILED|Failed to load resource/);
  await page.clock.install();
  await startSignedIn(page, operator, "toprak");
  let isLosing = true;
  const keys = await watchDeposits(context, () => isLosing);
  await page.goto("/profile/deposit/40");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "₺250", exact: true }).click();
  await main.getByLabel(/^Cüzdan numaranız/).fill("1234567890");
  await confirmAll(page).click();
  // The request has left. Before that, time that passes means that nothing was sent.
  await expect.poll(() => keys).toHaveLength(1);
  await timePassesUntil(page, main.getByText("Yatırım talebinizin ulaşıp ulaşmadığı belli değil"));
  await expect(main.getByText(/yeni bir talep göndermeyin/)).toBeVisible();
  await expect(confirmAll(page)).toBeHidden();
  await looksRight(page, "an unknown outcome");
  await openInside(page, "/profile");
  await expect(main.getByText("Yatırım talebinizin ulaşıp ulaşmadığı belli değil")).toBeVisible();

  isLosing = false;
  await page.reload();
  await expect(page).toHaveURL(/\/profile\/deposit\?transaction=\d+$/);
  await expect(main.getByText("₺250,00")).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  const rows = await operator.db
    .selectFrom("player_transaction")
    .select("id")
    .where("amount", "=", "250.00")
    .where("method_id", "=", "40")
    .where("created_at", ">", new Date(Date.now() - 300_000))
    .execute();
  expect(rows).toHaveLength(1);
});
