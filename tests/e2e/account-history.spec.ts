import type { Page } from "@playwright/test";
import { loadPastYear } from "../../operator/database/seeding/past-year.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { looksRight, looksRightInBothThemes, setLook } from "./look.ts";
import { logOut } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { nothingOnScreenWaits, workerHoldsPages } from "./waiting.ts";

/** Signs in the demo player with a year of history, of which this loads a part, once. */
async function openAs(page: Page, operator: RunningOperator): Promise<void> {
  await loadPastYear(operator.db, { username: "defne", moves: 240, coupons: 24 }, new Date());
  await startSignedIn(page, operator, "defne");
}

const transactions = (page: Page) => page.getByRole("main").getByRole("list", { name: /İşlemler|Transactions/ });

const coupon = (page: Page) => page.getByRole("article", { name: /^Kupon / }).first();

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
    await looksRight(page, "claim");
    await dialog.getByRole("button", { name: "Koşulları kabul et ve al" }).click();
    const active = page.getByRole("region", { name: "Devam eden" }).getByRole("article", { name: "100 TL deneme bonusu" });
    await expect(active).toContainText("₺0,00 / ₺1.500,00");
    await expect(page.getByRole("progressbar")).toHaveJSProperty("value", 0);
    await expect(available.getByRole("article", { name: "100 TL deneme bonusu" })).toHaveCount(0);
    await page.goto("/profile");
    await expect(page.getByRole("main")).toContainText("Ayrıca bonus: ₺100,00");
  });

  test("from the account to a withdrawal of last year, and its address brings it back", async ({ page, operator }) => {
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
  });

  test("the statement's button prints the table without the shell", async ({ page, operator }) => {
    await openAs(page, operator);
    await page.goto("/profile/statement");
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

  for (const [theme, language, width, height] of [
    ["dark", "tr", 390, 844],
    ["light", "en", 1440, 900],
  ] as const) {
    test(`how history, coupons and statement look in both themes: ${language}, ${width}`, async ({ page, operator }) => {
      await setLook(page, { theme, language, width, height });
      await openAs(page, operator);
      for (const path of ["/profile/history?min=1", "/profile/games", "/profile/bets?period=all-times", "/profile/coupons", "/profile/statement", "/profile/bonuses", "/profile/lottery"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await nothingOnScreenWaits(page);
        await looksRightInBothThemes(page, path);
      }
      await page.goto("/profile/history");
      await transactions(page).getByRole("button").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await looksRightInBothThemes(page, "details");
      await page.goto("/profile/history?from=2026-01-01&to=2026-01-31");
      await page.getByLabel(/Dönem|Period/).selectOption("own");
      await expect(page.getByRole("dialog")).toBeVisible();
      await looksRightInBothThemes(page, "range");
    });
  }
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
