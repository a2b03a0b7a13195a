import type { Page } from "@playwright/test";
import { loadPastYear } from "../../operator/database/seeding/past-year.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { beginOnPhone, looksRightInBothLanguages, partLooksRight } from "./look.ts";
import { logOut } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { nothingOnScreenWaits, workerHoldsPages } from "./waiting.ts";

/** Signs in the demo player with a year of history, of which this loads a part, once. */
async function openAs(page: Page, operator: RunningOperator): Promise<void> {
  await loadPastYear(operator.db, { username: "defne", moves: 240, coupons: 24 }, new Date());
  await startSignedIn(page, operator, "defne");
}

const transactions = (page: Page) => page.getByRole("main").getByRole("list", { name: /İşlemler|Transactions/ });

const coupon = (page: Page) => page.getByRole("article", { name: /^(Kupon|Coupon) / }).first();

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("a bonus is claimed after its conditions, once, and the balance and the page say so", async ({ page, operator }) => {
    await startSignedIn(page, operator, "deniz");
    await page.goto("/profile");
    await page.getByRole("link", { name: "Bonuslar" }).click();
    const available = page.getByRole("region", { name: "Alabilecekleriniz" });
    await available.getByRole("button", { name: "Bonusu al: 100 TL deneme bonusu" }).click();
    const dialog = page.getByRole("dialog", { name: "100 TL deneme bonusu" });
    await expect(dialog).toContainText("Çevrim şartı 15 kattır");
    await looksRightInBothLanguages(page, "claim");
    await dialog.getByRole("button", { name: "Koşulları kabul et ve al" }).click();
    const active = page.getByRole("region", { name: "Devam eden" }).getByRole("article", { name: "100 TL deneme bonusu" });
    await expect(active).toContainText("₺0,00 / ₺1.500,00");
    await expect(page.getByRole("progressbar")).toHaveJSProperty("value", 0);
    await expect(available.getByRole("article", { name: "100 TL deneme bonusu" })).toHaveCount(0);
    await page.goto("/profile");
    await expect(page.getByRole("main")).toContainText("Ayrıca bonus: ₺100,00");
  });

  test("from the account to a withdrawal of last year, whose address brings it back, and to a printed statement", async ({ page, operator }) => {
    await openAs(page, operator);
    await page.goto("/profile");
    await page.getByRole("link", { name: "Hesap geçmişi" }).click();
    await expect(transactions(page).getByRole("button").first()).toBeVisible();
    await page.getByRole("link", { name: "Çekimler" }).click();
    await expect(page).toHaveURL("/profile/history?category=3");
    await page.getByRole("button", { name: "Filtreler" }).click();
    await page.getByLabel("Durum").selectOption("İptal edildi");
    await expect(page).toHaveURL("/profile/history?category=3&status=1003");
    const row = transactions(page).getByRole("button").first();
    await expect(row).toContainText("İptal edildi");
    await page.reload();
    await row.click();
    await expect(page.getByRole("dialog", { name: "Çekme" })).toContainText("Hesap sahibi adınızla eşleşmiyor.");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Filtreleri temizle" }).first().click();
    await expect(page).toHaveURL("/profile/history?category=3");
    await page.getByLabel("Dönem").selectOption("Tarih aralığı seç…");
    const dialog = page.getByRole("dialog", { name: "Tarih aralığı" });
    await dialog.getByLabel("İlk gün").fill("1.1.20");
    await dialog.getByLabel("Son gün").fill("31.12.2020");
    await dialog.getByRole("button", { name: "Uygula" }).click();
    await expect(page).toHaveURL("/profile/history?category=3&from=2020-01-01&to=2020-12-31");
    await expect(page.getByText("Belirlediğiniz kriterlere göre sonuç bulunamadı.")).toBeVisible();

    await test.step("the statement's button prints the table without the shell", async () => {
      await page.getByRole("navigation", { name: "Bölümler" }).getByRole("link", { name: "Hesap" }).click();
      await page.getByRole("main").getByRole("link", { name: "Hesap özeti" }).click();
      const table = page.getByRole("table");
      await expect(table).toBeVisible();
      const printing = page.evaluate(() => new Promise<string>((resolve) => addEventListener("beforeprint", ({ type }) => resolve(type), { once: true })));
      await page.getByRole("button", { name: "Yazdır" }).click();
      expect(await printing).toBe("beforeprint");
      await page.emulateMedia({ media: "print" });
      for (const part of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByRole("navigation", { name: /Ana menü|Bölümler|Hızlı gezinme/ }), page.getByRole("button")]) {
        await expect(part.filter({ visible: true })).toHaveCount(0);
      }
      await expect(table).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(table).toHaveCSS("color", "rgb(0, 0, 0)");
    });
  });

  test("how history, statement, coupons and bonuses look to two players", async ({ page, operator }) => {
    await beginOnPhone(page);
    await openAs(page, operator);
    await page.goto("/profile");
    const main = page.getByRole("main");
    const isShown = async () => {
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      await nothingOnScreenWaits(page);
    };
    for (const path of ["/profile/statement", "/profile/games", "/profile/bonuses", "/profile/lottery"]) {
      await main.locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await isShown();
      await partLooksRight(page, path);
      await page.goBack();
    }
    await main.locator('a[href="/profile/coupons"]').click();
    await main.locator('a[href="/profile/bets"]').click();
    // The page before has a choice of period, too. Wait until it is gone.
    await expect(main.locator('a[href="/profile/bets"]')).toHaveAttribute("aria-current", "page");
    await page.getByLabel(/^(Dönem|Period)$/).selectOption("all-times");
    await expect(page).toHaveURL("/profile/bets?period=all-times");
    await expect(coupon(page)).toBeVisible();
    await partLooksRight(page, "coupons");
    await page.goto("/profile/history?min=1");
    await expect(transactions(page).getByRole("button").first()).toBeVisible();
    await isShown();
    await partLooksRight(page, "history");
    await transactions(page).getByRole("button").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await partLooksRight(page, "details");
    await page.keyboard.press("Escape");
    await page.getByLabel(/^(Dönem|Period)$/).selectOption("own");
    await expect(page.getByRole("dialog")).toBeVisible();
    await partLooksRight(page, "range");
  });
});

test("what was seen last is there offline, with its age, and gone at log-out", async ({ page, context, operator, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await openAs(page, operator);
  await page.goto("/profile/history");
  await workerIsReady(page);
  const count = await transactions(page).getByRole("button").count();
  expect(count).toBeGreaterThan(3);
  const first = await transactions(page).getByRole("button").first().textContent();
  const kept = (method: string) =>
    page.evaluate((name) => Object.keys(localStorage).some((key) => localStorage.getItem(key)?.includes(name)), method);
  await expect.poll(() => kept("list_transactions")).toBe(true);
  await page.goto("/profile/statement");
  await expect(page.getByRole("table")).toBeVisible();
  await expect.poll(() => kept(`"finance","statement"`)).toBe(true);
  await page.goto("/profile/bets?period=all-times");
  await expect(coupon(page)).toBeVisible();
  const number = await coupon(page).getByRole("heading").textContent();
  await expect.poll(() => kept("getCoupons")).toBe(true);
  await workerHoldsPages(page);
  await context.setOffline(true);
  await page.goto("/profile/history");
  await expect(transactions(page).getByRole("button").first()).toHaveText(first ?? "");
  await expect(page.getByRole("main").getByText(/Son güncelleme/)).toBeVisible();
  await page.goto("/profile/statement");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("main").getByText(/Son güncelleme/)).toBeVisible();
  await page.goto("/profile/bets?period=all-times");
  await expect(coupon(page).getByRole("heading")).toHaveText(number ?? "");
  await expect(page.getByRole("main").getByText(/Son güncelleme/)).toBeVisible();
  await context.setOffline(false);
  await logOut(page);
  await expect.poll(() => kept("list_transactions")).toBe(false);
  expect(await kept("getCoupons")).toBe(false);
  expect(await kept(`"finance","statement"`)).toBe(false);
});
