import type { Page } from "@playwright/test";
import { otherCode, otherPassword } from "../other-operator/players.ts";
import type { OtherOperator } from "../other-operator/server.ts";
import { expect } from "./fixtures.ts";
import { logInPage } from "./log-in.ts";
import { openInside } from "./open-inside.ts";
import { names, test } from "./other-operator.ts";
import { accountMenu, fillLogIn, logOut } from "./sign-in.ts";
import { toastAppears } from "./toasts.ts";

test.use({ serviceWorkers: "block" });

/** Logs a player in through the form, on the way to a page that costs less than the home page. */
async function logIn(page: Page, username = "ışıl.çağrı", giveCode = async () => {}): Promise<void> {
  await page.goto("/favorites");
  await fillLogIn(page, username, otherPassword);
  await giveCode();
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL("/favorites");
}

test("a player of another operator logs in, plays, marks a favourite, and logs out", async ({ page, other }) => {
  await page.goto("/favorites");
  await fillLogIn(page, "ışıl.çağrı", "yanlış");
  await expect(logInPage(page).error).toContainText("GİRİŞ BAŞARISIZ: bilgiler uyuşmuyor");
  await fillLogIn(page, "ışıl.çağrı", otherPassword);
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL("/favorites");
  await expect(page.getByRole("banner").getByRole("button", { name: /^Bakiye/ }).getByText("₺1.250,50")).toBeVisible();

  await page.goto("/live");
  await page.getByRole("button", { name: /Sağlayıcı/ }).click();
  await expect(page.getByRole("dialog").getByText("Canlı Yayın Özel")).toBeVisible();

  await page.goto("/slot");
  const heart = page.getByRole("button", { name: "Şahmeran 0: favori" });
  await heart.click();
  await toastAppears(page, /Favorilere Başarıyla Eklendi/);
  expect(other.things.favourites.casino).toEqual(new Set(["5000"]));

  await page.goto("/play/slot/5000");
  const game = page.frameLocator("main iframe");
  await expect(game.getByRole("heading", { name: "Başka sağlayıcı" })).toBeVisible();
  other.things.balance = [{ balance: "0", currency: "TRY" }];
  await game.getByRole("button", { name: "bakiye" }).click();
  await expect(page.getByRole("main").getByRole("button", { name: /₺0,00/ })).toBeVisible();

  await page.goto("/play/live/0");
  await toastAppears(page, /Masa kapalı/);
  await page.goto("/play/virtual/bingo");
  await toastAppears(page, /Sağlayıcıya Ulaşılamıyor/);
  await expect(page).toHaveURL("/");
  await page.goto("/play/virtual/betframe/live-sport");
  await expect(game.getByRole("heading")).toBeVisible();
  expect(other.calls.findLast(({ name }) => name === "virtualgames/init_game")?.data).toMatchObject({ providerID: "betframe", type: "live-sport" });

  // The operator has changed the sid, and the next call must use the new one.
  await page.evaluate(() => localStorage.removeItem("expirationDate"));
  await page.goto("/favorites");
  await expect(page.getByRole("main").getByText("Şahmeran 0")).toBeVisible();
  expect(names(other)).toContain("system/ping");
  await logOut(page);
  await expect(accountMenu(page)).toHaveCount(0);
  await expect.poll(() => names(other)).toContain("user/logout");
});

test("a player of another operator pays in and out: numbers for ids, odd groups and forms, empty lists", async ({ page, other }) => {
  const main = page.getByRole("main");
  await logIn(page);
  await openInside(page, "/profile/deposit");
  await main.getByText("Cüzdanlar").click();
  await expect(main.getByText("Badem Cüzdan")).toBeVisible();
  for (const name of ["İç grup", "Gizli", "Boş grup", "Eksik"]) await expect(main.getByText(name)).toHaveCount(0);
  await main.getByRole("button", { name: "Hızlı Havale: favori" }).click();
  await toastAppears(page, /Favorilere Başarıyla Eklendi/);

  const send = async () => {
    await main.getByRole("button", { name: "Devam" }).click();
    await main.getByRole("button", { name: "Onayla ve gönder" }).click();
  };
  await main.getByRole("link", { name: /^Hızlı Havale/ }).click();
  await main.getByLabel("Rumuz").fill("çınar");
  await main.getByLabel("Tutar", { exact: true }).fill("1.000,5");
  await send();
  await expect(page).toHaveURL("/profile/deposit?transaction=555");
  await expect(main.getByText("Bekliyor")).toBeVisible();
  expect(other.calls.findLast(({ name }) => name === "finance/save_bank_transfer")?.data).toEqual({ methodID: "7", amount: "1000.50", rumuz: "çınar", Lang: "tr" });

  // A method whose form is null asks only for the amount.
  await openInside(page, "/profile/deposit/81");
  await main.getByLabel("Tutar", { exact: true }).fill("20");
  await send();
  await expect(page).toHaveURL("/profile/deposit?transaction=556");

  await openInside(page, "/profile/withdraw/7");
  await expect(main.getByLabel("Hesabınız").getByRole("option")).toHaveText(["Seçin", /^Fındık Bank/, /^Ceviz Bank/]);
  await main.getByLabel("Hesabınız").selectOption("43");
  await main.getByLabel("Tutar", { exact: true }).fill("20");
  await send();
  await expect(page).toHaveURL("/profile/withdraw?transaction=W-1");
  await expect(main.getByText("Tutar bakiyenizden ayrıldı. Talebiniz inceleniyor; sonucu burada görürsünüz.")).toBeVisible();

  await test.step("a history without a total, 20 rows at a time, is whole", () => historyIsWhole(page, other));
});

async function historyIsWhole(page: Page, other: OtherOperator): Promise<void> {
  await openInside(page, "/profile/history");
  const list = page.getByRole("main").getByRole("list", { name: "İşlemler" });
  await expect(list.getByRole("button").first()).toContainText("Havale");
  const end = list.locator("[aria-posinset]").last();
  // Each day has a heading: 47 rows on 3 days.
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    await expect(end).toHaveAttribute("aria-setsize", "50", { timeout: 500 });
  }).toPass();
  await list.getByRole("button").last().click();
  await expect(page.getByRole("dialog")).toContainText("İşlem notu bulunamadı");
  const offsets = other.calls.filter(({ name, data }) => name === "finance/list_transactions" && Boolean(data.concatRequire)).map(({ data }) => data.offset);
  expect(offsets).toEqual([10, 30, 47]);
}

test("a session that the operator no longer knows leads to log-in, and back", async ({ page, other, noSurprises }) => {
  noSurprises.expectError(/status of 502/);
  await page.goto("/login");
  await fillLogIn(page, "ışıl.çağrı", otherPassword);
  await expect(accountMenu(page)).toBeVisible();
  other.endSessions();
  await page.goto("/profile");
  await expect(page).toHaveURL("/login");
  await fillLogIn(page, "ışıl.çağrı", otherPassword);
  await expect(page).toHaveURL("/");
  // Only HTTP 500 locks. What a gateway in front of the operator says is no answer.
  other.answerWith("finance/check_balance", { status: 502, body: "<h1>Bad Gateway</h1>" });
  await page.goto("/profile");
  await expect(page.getByText("isil@ornek.example")).toBeVisible();
  other.answerWith("finance/check_balance", undefined);
});

test("a key that the operator changed while the page was open ends one session, and not the next one", async ({ page, other }) => {
  await page.goto("/login");
  await fillLogIn(page, "ışıl.çağrı", otherPassword);
  await expect(accountMenu(page)).toBeVisible();
  other.changeKey();
  // The open page knows only the old key, and enough time has passed to check the session again.
  await page.clock.setFixedTime(Date.now() + 20_000);
  await page.evaluate(() => history.pushState(null, "", "/profile"));
  await expect(page).toHaveURL("/login");
  // The operator cannot read what was encrypted with the old key.
  other.complaints.length = 0;
  await fillLogIn(page, "ışıl.çağrı", otherPassword);
  await expect(page.getByRole("banner").getByRole("button", { name: /^Bakiye/ }).getByText("₺1.250,50")).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
});

test("a player is asked for the code that the login's answer names", async ({ page }) => {
  for (const [username, label] of [["kodlu", /Doğrulayıcı/], ["mesajlı", /Telefonunuza/]] as const) {
    await test.step(username, async () => {
      await logIn(page, username, () => page.getByLabel(label).fill(otherCode));
      await page.evaluate(() => localStorage.clear());
    });
  }
});
