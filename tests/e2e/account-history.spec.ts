import type { Locator, Page } from "@playwright/test";
import { loadPastYear } from "../../demo/load/past-year.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { everythingKept } from "./kept.ts";
import { openLogIn } from "./log-in.ts";
import { backToPhone, beginOnPhone, looksRightByTurns } from "./look.ts";
import { openInside } from "./open-inside.ts";
import { accountMenu, fillLogIn, logOut } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { callsToKeep, nothingOnScreenWaits, workerHolds } from "./waiting.ts";

/** Signs the demo player with a year of history in, of which this loads a part, once. */
async function openAs(page: Page, operator: RunningOperator): Promise<void> {
  await loadPastYear(operator.db, { username: "defne", moves: 240, coupons: 24 }, new Date());
  await startSignedIn(page, operator, "defne");
}

const main = (page: Page) => page.getByRole("main");
const accountPages = (page: Page) => page.getByRole("navigation", { name: "Hesap sayfaları" });
const transactions = (page: Page) => main(page).getByRole("list", { name: /İşlemler|Transactions/ });
const coupon = (page: Page) => page.getByRole("article", { name: /^(Kupon|Coupon) / }).first();
const notifications = (page: Page) => main(page).getByRole("listitem").getByRole("link");
/** The newest message to all players. */
const message = (page: Page) => main(page).locator("a[href*='id=m']").first();
/** The newest notification of a deposit that the operator has cancelled. */
const cancelled = (page: Page) => main(page).locator("a[href*='id=d']").first();

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("from the account to what is unread, a bonus, a withdrawal of last year, whose address brings it back, and a printed statement", async ({
    page,
    operator,
  }) => {
    await page.addInitScript(() => {
      const badge = (count: string) => (localStorage.setItem("badge", count), Promise.resolve());
      navigator.setAppBadge = (count) => badge(String(count));
      navigator.clearAppBadge = () => badge("none");
    });
    await openAs(page, operator);
    await page.goto("/profile");

    await test.step("the icon of the app shows what the bell shows, until all is read", async () => {
      const badge = () => page.evaluate(() => localStorage.getItem("badge"));
      const bell = page.getByTitle("Bildirimler");
      await expect.poll(async () => /\d+/.exec(await bell.innerText())?.[0] === (await badge())).toBe(true);
      await bell.click();
      await page.getByRole("button", { name: "Tümünü okundu olarak işaretle" }).click();
      await expect.poll(badge).toBe("none");
    });

    const openAccount = () =>
      page.getByRole("navigation", { name: "Bölümler" }).getByRole("link", { name: "Hesap" }).click();
    await test.step("a bonus is claimed after its conditions, once, and the balance and the page say so", async () => {
      await openAccount();
      await accountPages(page).getByRole("link", { name: "Bonuslar" }).click();
      const available = page.getByRole("region", { name: "Alabilecekleriniz" });
      await available.getByRole("button", { name: "Bonusu al: ₺100 deneme bonusu" }).click();
      const dialog = page.getByRole("dialog", { name: "₺100 deneme bonusu" });
      await expect(dialog).toContainText("Çevrim şartı 15 kattır");
      await dialog.getByRole("button", { name: "Koşulları kabul et ve al" }).click();
      const active = page
        .getByRole("region", { name: "Devam edenler" })
        .getByRole("article", { name: "₺100 deneme bonusu" });
      await expect(active).toContainText("₺0,00 / ₺1.500,00");
      await expect(page.getByRole("progressbar")).toHaveJSProperty("value", 0);
      await expect(available.getByRole("article", { name: "₺100 deneme bonusu" })).toHaveCount(0);
      await openAccount();
      await expect(main(page)).toContainText("Ayrıca bonus: ₺100,00");
    });

    await test.step("a withdrawal of last year is found, and its address brings it back", () => findWithdrawal(page));

    await test.step("last month has the same game result above the history as in the statement", async () => {
      const resultIn = async (region: Locator) =>
        region
          .locator("data")
          .filter({ visible: true })
          .evaluateAll((amounts) => amounts.map((amount) => (amount as HTMLDataElement).value));
      await openInside(page, "/profile/history?period=last-month");
      const sums = main(page).getByRole("region", { name: "Toplam: Geçen ay" });
      await expect(sums).toContainText("Oyun neti");
      const [deposits, withdrawals, result] = await resultIn(sums);
      await openAccount();
      await accountPages(page).getByRole("link", { name: "Hesap özeti" }).click();
      await page.getByLabel("Dönem", { exact: true }).selectOption("Geçen ay");
      await expect(page).toHaveURL("/profile/statement?period=last-month");
      const totals = main(page).getByRole("region", { name: "Dönemin toplamları" });
      await expect.poll(async () => (await resultIn(totals)).slice(0, 3)).toEqual([result, deposits, withdrawals]);
      expect(Number(result)).not.toBe(0);
    });

    await test.step("the statement's button prints the table without the shell", async () => {
      const table = page.getByRole("table");
      await expect(table).toBeVisible();
      const printing = page.evaluate(
        () =>
          new Promise<string>((resolve) =>
            addEventListener("beforeprint", ({ type }) => resolve(type), { once: true }),
          ),
      );
      await page.getByRole("button", { name: "Yazdır" }).click();
      expect(await printing).toBe("beforeprint");
      await page.emulateMedia({ media: "print" });
      for (const part of [
        page.getByRole("banner"),
        page.getByRole("contentinfo"),
        page.getByRole("navigation", { name: /Ana menü|Bölümler|Hızlı gezinme|Hesap sayfaları/ }),
        page.getByRole("button"),
      ]) {
        await expect(part.filter({ visible: true })).toHaveCount(0);
      }
      await expect(table).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(table).toHaveCSS("color", "rgb(0, 0, 0)");
    });
  });

  test(
    "how history, statement, coupons, bonuses and notifications look to two players",
    { tag: "@nightly" },
    async ({ page, operator }) => {
      await beginOnPhone(page);
      await openAs(page, operator);
      await page.goto("/profile");
      const looksRightAt = async (path: string) => {
        await expect(page).toHaveURL(path);
        await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
        await nothingOnScreenWaits(page);
        await looksRightByTurns(page, path);
      };
      for (const path of ["/profile/statement", "/profile/games", "/profile/bonuses", "/profile/lottery"]) {
        // On a desktop the navigation beside the page has them.
        await backToPhone(page);
        // The last one: what keeps a withdrawal back may lead to the same page.
        await main(page).locator(`a[href="${path}"]`).last().click();
        await looksRightAt(path);
        await page.goBack();
      }
      await backToPhone(page);
      await main(page).locator('a[href="/profile/coupons"]').click();
      await main(page).locator('a[href="/profile/bets"]').click();
      // The page before has a choice of period, too. Wait until it is gone.
      await expect(main(page).locator('a[href="/profile/bets"]').first()).toHaveAttribute("aria-current", "page");
      await page.getByLabel(/^(Dönem|Period)$/).selectOption("all-times");
      await expect(coupon(page)).toBeVisible();
      await looksRightAt("/profile/bets?period=all-times");
      await openInside(page, "/profile/history?min=1");
      await expect(transactions(page).getByRole("button").first()).toBeVisible();
      await looksRightAt("/profile/history?min=1");
      await transactions(page).getByRole("button").first().click();
      // In a dialog on a phone, beside the list on a desktop.
      await expect(page).toHaveURL(/\bid=\d+/);
      await looksRightByTurns(page, "details");
      await page.goBack();
      await expect(page).toHaveURL("/profile/history?min=1");
      await page.getByLabel(/^(Dönem|Period)$/).selectOption("own");
      await expect(page.getByRole("dialog")).toBeVisible();
      await looksRightByTurns(page, "range");
      await page.keyboard.press("Escape");
      await openInside(page, "/notifications");
      await expect(message(page)).toBeVisible();
      await expect(cancelled(page)).toBeVisible();
      await looksRightAt("/notifications");
      for (const notification of [message(page), cancelled(page)]) {
        const path = (await notification.getAttribute("href")) ?? "";
        await notification.click();
        await looksRightAt(path);
        await page.goBack();
      }
    },
  );
});

async function findWithdrawal(page: Page): Promise<void> {
  await accountPages(page).getByRole("link", { name: "Hesap geçmişi" }).click();
  await expect(transactions(page).getByRole("button").first()).toBeVisible();
  await page.getByRole("link", { name: "Çekimler" }).click();
  await expect(page).toHaveURL("/profile/history?category=3");
  await page.getByLabel("Durum").selectOption("İptal edildi");
  await expect(page).toHaveURL("/profile/history?category=3&status=1003");
  const row = transactions(page).getByRole("button").first();
  await expect(row).toContainText("İptal edildi");
  await openInside(page, "/profile");
  await expect(row).toBeHidden();
  await openInside(page, "/profile/history?category=3&status=1003");
  await row.click();
  const details = page.getByRole("dialog", { name: "Çekim" });
  await expect(details).toContainText("Hesap sahibi adınızla eşleşmiyor.");
  // They have an address, and "back" closes them.
  await expect(page).toHaveURL(/status=1003&id=\d+$/);
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL("/profile/history?category=3&status=1003");
  await page.getByRole("link", { name: "Filtreleri temizle" }).first().click();
  await expect(page).toHaveURL("/profile/history?category=3");
  await page.getByLabel("Dönem").selectOption("Tarih aralığı seç…");
  const dialog = page.getByRole("dialog", { name: "Tarih aralığı" });
  await dialog.getByLabel("İlk gün").fill("1.1.20");
  await dialog.getByLabel("Son gün").fill("31.12.2020");
  await dialog.getByRole("button", { name: "Uygula" }).click();
  await expect(page).toHaveURL("/profile/history?category=3&from=2020-01-01&to=2020-12-31");
  await expect(page.getByText("Belirlediğiniz kriterlere göre sonuç bulunamadı.")).toBeVisible();
}

test(
  "what was seen last is there offline, with its age, gone at log-out, and never for the next player",
  { tag: "@nightly" },
  async ({ page, context, operator, noSurprises }) => {
    noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const note = "Ödemeniz bize ulaşmadı.";
    const calls = callsToKeep(page);
    await openAs(page, operator);
    await page.goto("/notifications");
    await workerIsReady(page);
    // The worker stores what the page asks for from now on.
    await page.reload();
    // Both kinds have arrived.
    await expect(message(page)).toBeVisible();
    await expect(cancelled(page)).toBeVisible();
    const link = (await cancelled(page).getAttribute("href")) ?? "";
    const ofDefne = main(page).locator(`a[href="${link}"]`);
    const seen = await notifications(page).allTextContents();
    expect(seen.length).toBeGreaterThan(2);
    await openInside(page, "/profile/history");
    // Lines are rendered a few at a time, those in the middle of the screen first. The first line is the day's heading.
    const first = transactions(page).locator("[aria-posinset='2']").getByRole("button");
    await expect(first).toBeVisible();
    const newest = (await first.textContent()) ?? "";
    await expect.poll(() => transactions(page).getByRole("button").count()).toBeGreaterThan(3);
    await openInside(page, "/profile/statement");
    await expect(page.getByRole("table")).toBeVisible();
    await openInside(page, "/profile/bets?period=all-times");
    await expect(coupon(page)).toBeVisible();
    const number = (await coupon(page).getByRole("heading").textContent()) ?? "";
    /** Which of the answers the device keeps. */
    const kept = () =>
      page.evaluate(() => {
        const texts = Object.values({ ...localStorage }).join();
        return ["list_transactions", `"finance","statement"`, "getCoupons"].filter((name) => texts.includes(name));
      });
    await expect.poll(kept).toHaveLength(3);
    expect(await everythingKept(page)).toContain(note);
    await workerHolds(page, calls);
    await workerIsReady(page);

    // The bar at the foot of the screen says it, and so does a list whose answer is stale.
    const lastUpdate = main(page)
      .getByText(/Son güncelleme/)
      .first();
    await test.step("offline", async () => {
      await context.setOffline(true);
      await page.goto("/notifications");
      const facts = (texts: readonly string[]) => texts.map((text) => text.replace(/Okunmadı$/, ""));
      await expect.poll(async () => facts(await notifications(page).allTextContents())).toEqual(facts(seen));
      await expect(lastUpdate).toBeVisible();
      await ofDefne.click();
      await expect(page.getByText(note)).toBeVisible();
      await expect(lastUpdate).toBeVisible();
      // A page that was not loaded since has only what the device keeps.
      await openInside(page, "/profile/history");
      await expect(first).toHaveText(newest);
      await expect(lastUpdate).toBeVisible();
      await openInside(page, "/profile/statement");
      await expect(page.getByRole("table")).toBeVisible();
      await expect(lastUpdate).toBeVisible();
      await openInside(page, "/profile/bets?period=all-times");
      await expect(coupon(page).getByRole("heading")).toHaveText(number);
      await expect(lastUpdate).toBeVisible();
      await context.setOffline(false);
    });

    await test.step("after log-out, and for the next player", async () => {
      await logOut(page);
      await expect.poll(kept).toEqual([]);
      await expect.poll(() => everythingKept(page)).not.toContain(note);
      await openLogIn(page);
      await fillLogIn(page, "toprak");
      // From the profile, which comes after the log-in.
      await expect(accountMenu(page)).toHaveAccessibleName(/Toprak/);
      await context.setOffline(true);
      await page.goto("/notifications");
      await expect(accountMenu(page)).toHaveAccessibleName(/Toprak/);
      await expect(notifications(page).first()).toBeVisible();
      await expect(ofDefne).toHaveCount(0);
      expect(await everythingKept(page)).not.toContain(note);
    });
  },
);
