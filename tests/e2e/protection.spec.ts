import type { Page } from "@playwright/test";
import { fakeGames, gameFrame, gameSays } from "./fake-game.ts";
import { expect, test } from "./fixtures.ts";
import { forgetAttempts, openLogIn } from "./log-in.ts";
import { looksRight } from "./look.ts";
import { startAsNewPlayer } from "./new-player.ts";
import { openInside } from "./open-inside.ts";
import { goodPassword } from "./registration.ts";
import { accountMenu, fillLogIn } from "./sign-in.ts";
import { nothingIsLoading } from "./waiting.ts";

test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 } });

const bar = (page: Page) => page.getByRole("region", { name: "Oturum çubuğu" });

/** Counts how much moves on the pages that are opened from now on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The cumulative layout shift of the page. */
const shiftSoFar = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0));

test("from any page to a limit: three taps and one number; reality check and session limit wait for the round; a time-out ends every session", async ({
  page,
  context,
  operator,
}) => {
  await forgetAttempts(operator);
  await page.clock.install();
  const { username } = await startAsNewPlayer(page, operator);
  await watchShifts(page);
  await page.goto("/promotions");
  await expect(bar(page)).toContainText("₺");
  await nothingIsLoading(page);
  const shift = await shiftSoFar(page);
  console.log(`layout shift of a page with the session bar: ${shift.toFixed(4)}`);
  expect(shift).toBeLessThan(0.02);
  // A landmark of its own, in no other.
  await expect(page.locator(":is(main, nav, header, footer) section[aria-label='Oturum çubuğu']")).toHaveCount(0);

  await test.step("limits", async () => {
    const set = async (title: string, number: string) => {
      await page.getByRole("button", { name: `Limit koy: ${title}` }).click();
      await page.getByRole("dialog").getByRole("textbox").fill(number);
      await page.getByRole("dialog").getByRole("button", { name: "Kaydet" }).click();
      await expect(page.getByRole("button", { name: `Değiştir: ${title}` })).toBeVisible();
    };
    // This is the first tap. `set` makes the other two.
    await bar(page).getByRole("link", { name: "Limitler" }).click();
    await set("Günlük yatırım limiti", "750");
    await expect(page.getByRole("region", { name: "Yatırım" })).toContainText("Kalan: ₺");
    await set("Süre hatırlatması", "10");
    await set("Oturum süresi limiti", "16");
    await looksRight(page, "limits");
  });

  await test.step("a reality check waits for the end of the round, and for an answer", async () => {
    await fakeGames(context, operator.providerOrigin);
    await openInside(page, "/play/slot/10001");
    await expect(gameFrame(page).getByRole("heading")).toBeVisible();
    await gameSays(page, "busy");
    await page.clock.fastForward("10:30");
    await expect(bar(page).locator("summary")).toContainText("10 dk");
    const check = page.getByRole("dialog", { name: "Süre hatırlatması" });
    await expect(check).toBeHidden();
    await gameSays(page, "idle");
    await expect(check).toContainText("10 dakika");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(check).toBeVisible();
    await check.getByRole("button", { name: "Devam et" }).click();
    await expect(check).toBeHidden();
    await expect(gameFrame(page).getByRole("heading")).toBeVisible();
  });

  await test.step("the session limit ends the session after the round", async () => {
    await page.clock.fastForward("01:00");
    await expect(page.getByText(/^Oturum süresi limitinizin dolacağı saat: \d\d:\d\d/)).toBeVisible();
    await gameSays(page, "busy");
    await page.clock.fastForward("05:00");
    await expect(bar(page).locator("summary")).toContainText(/1[67] dk/);
    await gameSays(page, "idle");
    await expect(page.getByText("Oturum süresi limitiniz doldu. Bu yüzden çıkış yapıldı.")).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  await test.step("a time-out ends the session in the other tab, and log-in says until when", async () => {
    await openInside(page, "/login");
    await fillLogIn(page, username, goodPassword);
    await expect(bar(page)).toBeVisible();
    await openInside(page, "/profile/limits/time-out");
    await timeOutWithAnotherTab(page, username);
  });
});

async function timeOutWithAnotherTab(page: Page, username: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto("/profile/preferences");
  await expect(bar(other)).toBeVisible();

  await page.bringToFront();
  await page.getByRole("radio", { name: "1 gün" }).check();
  await page.getByRole("button", { name: "Devam" }).click();
  const dialog = page.getByRole("dialog", { name: "Mola: 1 gün" });
  await expect(dialog).toContainText("Süre dolmadan geri alınamaz.");
  // It would lie half transparent over the page.
  await expect(page.getByText("Başarıyla giriş yapıldı")).toBeHidden();
  await looksRight(page, "time-out");
  await dialog.getByRole("button", { name: "Hesabımı kapat" }).click();
  await expect(accountMenu(page)).toBeHidden();
  await expect(bar(other)).toBeHidden();
  await expect(other.getByText("Molanız başladı. Tüm cihazlarda oturumunuz kapatıldı.")).toBeVisible();

  await other.bringToFront();
  await openLogIn(other);
  await fillLogIn(other, username, goodPassword);
  await expect(other.getByText("Şu zamana kadar:")).toBeVisible();
  await expect(other.getByRole("main").getByRole("link", { name: "Sorumlu oyun ve yardım hatları" })).toBeVisible();
}
