import type { Page } from "@playwright/test";
import { otherCode, otherPassword } from "../other-operator/players.ts";
import type { OtherOperator } from "../other-operator/server.ts";
import { expect } from "./fixtures.ts";
import { logInPage, openLogIn } from "./log-in.ts";
import { openInside } from "./open-inside.ts";
import { names, test } from "./other-operator.ts";
import { accountMenu, fillLogIn, logOut } from "./sign-in.ts";
import { toastAfter } from "./toasts.ts";

test.use({ serviceWorkers: "block" });

const balanceInHeader = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("button", { name: /^Bakiye/ })
    .getByText("₺1.250,50");

test("a player of another operator logs in, marks a favourite, plays, pays in and out, and logs out", async ({
  page,
  other,
}) => {
  await page.goto("/favorites");
  await fillLogIn(page, "ışıl.çağrı", "yanlış");
  await expect(logInPage(page).error).toContainText("GİRİŞ BAŞARISIZ: bilgiler uyuşmuyor");
  await fillLogIn(page, "ışıl.çağrı", otherPassword);
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL("/favorites");
  await expect(balanceInHeader(page)).toBeVisible();

  await test.step("providers and favourites", () => lobbiesStand(page, other));
  await test.step("games of all kinds", () => gamesOpen(page, other));
  await test.step("a ping changes the sid, and the next calls use the new one", async () => {
    await page.evaluate(() => localStorage.removeItem("expirationDate"));
    const before = other.calls.length;
    await openInside(page, "/favorites");
    await expect(page.getByRole("main").getByText("Şahmeran 0")).toBeVisible();
    expect(names(other).slice(before)).toContain("system/ping");
  });
  await test.step("numbers for ids, odd groups and forms, empty lists", () => paysInAndOut(page, other));
  await test.step("a history without a total, 20 rows at a time, is whole", () => historyIsWhole(page, other));
  await logOut(page);
  await expect(accountMenu(page)).toHaveCount(0);
  await expect.poll(() => names(other)).toContain("user/logout");
});

async function lobbiesStand(page: Page, other: OtherOperator): Promise<void> {
  await openInside(page, "/live");
  await page.getByRole("button", { name: /Sağlayıcı/ }).click();
  await expect(page.getByRole("dialog").getByText("Canlı Yayın Özel")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await openInside(page, "/slot");
  const heart = page.getByRole("button", { name: "Şahmeran 0: favori" });
  await toastAfter(page, /Favorilere Başarıyla Eklendi/, () => heart.click());
  expect(other.things.favourites.casino).toEqual(new Set(["5000"]));
}

async function gamesOpen(page: Page, other: OtherOperator): Promise<void> {
  await openInside(page, "/play/slot/5000");
  const game = page.frameLocator("main iframe");
  await expect(game.getByRole("heading", { name: "Başka sağlayıcı" })).toBeVisible();
  const { balance } = other.things;
  other.things.balance = [{ balance: "0", currency: "TRY" }];
  await game.getByRole("button", { name: "bakiye" }).click();
  await expect(page.getByRole("main").getByRole("button", { name: /₺0,00/ })).toBeVisible();
  other.things.balance = balance;

  await openInside(page, "/play/live/0");
  await expect(page.getByText("Bu masa şu an kapalı")).toBeVisible();
  await page.getByRole("button", { name: "Yine de dene" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Masa kapalı" })).toBeVisible();
  await page.getByRole("button", { name: "Geri dön" }).click();
  await expect(page).toHaveURL("/");
  await openInside(page, "/play/virtual/bingo");
  await expect(page.getByRole("alert").filter({ hasText: "Sağlayıcıya Ulaşılamıyor" })).toBeVisible();
  await page.getByRole("button", { name: "Ana sayfaya dön" }).click();
  await expect(page).toHaveURL("/");
  await openInside(page, "/play/virtual/betframe/live-sport");
  await expect(game.getByRole("heading")).toBeVisible();
  expect(other.calls.findLast(({ name }) => name === "virtualgames/init_game")?.data).toMatchObject({
    providerID: "betframe",
    type: "live-sport",
  });
}

async function paysInAndOut(page: Page, other: OtherOperator): Promise<void> {
  const main = page.getByRole("main");
  await openInside(page, "/profile/deposit");
  await main.getByText("Cüzdanlar").click();
  await expect(main.getByText("Badem Cüzdan")).toBeVisible();
  for (const name of ["İç grup", "Gizli", "Boş grup", "Eksik"]) await expect(main.getByText(name)).toHaveCount(0);
  const favourite = main.getByRole("button", { name: "Hızlı Havale: favori" });
  await toastAfter(page, /Favorilere Başarıyla Eklendi/, () => favourite.click());

  const send = async () => {
    await main.getByRole("button", { name: "Onayla ve gönder" }).click();
  };
  await main.getByRole("link", { name: /^Hızlı Havale/ }).click();
  await main.getByLabel("Rumuz").fill("çınar");
  await main.getByLabel("Tutar", { exact: true }).fill("1.000,5");
  await send();
  await expect(page).toHaveURL("/profile/deposit?transaction=555");
  await expect(main.getByText("Bekliyor")).toBeVisible();
  expect(other.calls.findLast(({ name }) => name === "finance/save_bank_transfer")?.data).toEqual({
    methodID: "7",
    amount: "1000.50",
    rumuz: "çınar",
    Lang: "tr",
  });

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
  await expect(
    main.getByText("Tutar bakiyenizden ayrıldı. Talebiniz inceleniyor; sonucu burada görürsünüz."),
  ).toBeVisible();
}

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
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const offsets = other.calls
    .filter(({ name, data }) => name === "finance/list_transactions" && Boolean(data.concatRequire))
    .map(({ data }) => data.offset);
  expect(offsets).toEqual([9, 28, 46]);
}

test(
  "a session that the operator no longer knows leads to log-in, and back; so does a key that the operator changed; and codes are asked for",
  { tag: "@nightly" },
  async ({ page, other, noSurprises }) => {
    noSurprises.expectError(/status of 502/);
    await page.goto("/favorites");
    await fillLogIn(page, "ışıl.çağrı", otherPassword);
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL("/favorites");
    other.endSessions();
    await page.goto("/profile");
    await expect(page).toHaveURL("/login");
    // Only HTTP 500 locks. What a gateway in front of the operator says is no answer.
    other.answerWith("finance/check_balance", { status: 502, body: "<h1>Bad Gateway</h1>" });
    await fillLogIn(page, "ışıl.çağrı", otherPassword);
    await expect(page).toHaveURL("/");
    await openInside(page, "/profile");
    await expect(page.getByText("isil@ornek.example")).toBeVisible();
    other.answerWith("finance/check_balance", undefined);

    await test.step("a key that the operator changed while the page was open ends one session, and not the next one, which a code of an authenticator begins", async () => {
      other.changeKey();
      // The open page knows only the old key, and enough time has passed to check the session again.
      await page.clock.setFixedTime(Date.now() + 20_000);
      await openInside(page, "/favorites");
      await expect(page).toHaveURL("/login");
      // The operator cannot read what was encrypted with the old key.
      other.complaints.length = 0;
      await fillLogIn(page, "kodlu", otherPassword);
      await page.getByLabel(/Doğrulayıcı/).fill(otherCode);
      await expect(page).toHaveURL("/favorites");
      await expect(balanceInHeader(page)).toBeVisible();
      await expect(accountMenu(page)).toBeVisible();
    });

    await test.step("a code that comes by SMS", async () => {
      await logOut(page);
      await openLogIn(page);
      await fillLogIn(page, "mesajlı", otherPassword);
      await page.getByLabel(/Telefonunuza/).fill(otherCode);
      await expect(accountMenu(page)).toBeVisible();
    });
  },
);
