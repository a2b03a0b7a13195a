import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { beginOnPhone, looksRightByTurns } from "./look.ts";
import { accountMenu, answerCall } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { fitsSideways, nothingOnScreenWaits } from "./waiting.ts";

test.use({ serviceWorkers: "block" });

// A few amounts; short-money.test.ts has more.
const balances = [
  { balance: "99999.99", inHeader: "₺99.999,99", whole: "₺99.999,99" },
  { balance: "999999.99", inHeader: "₺999,9 B", whole: "₺999.999,99" },
  { balance: "12345678901234567890.00", inHeader: ">₺999 Tn", whole: "₺12.345.678.901.234.567.890,00" },
  { balance: "99999999.99", inHeader: "₺99,9 Mn", whole: "₺99.999.999,99" },
];

/** Lets the operator answer with this balance from now on. The returned function stops it. */
const answerBalance = (context: BrowserContext, balance: string) =>
  answerCall(context, "finance/check_balance", { result: true, data: [{ balance, currency: "TRY" }] });

/** The player comes back to the page after a while, so it asks for the balance again. */
async function comeBackLater(page: Page): Promise<void> {
  await page.clock.fastForward(20_000);
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
}

/** Where a bar of the page is, and where the first of its links begins and the last one ends. */
const boxOf = (page: Page, role: "banner" | "navigation", name?: string) =>
  page.getByRole(role, { name }).evaluate((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    const links = Array.from(bar.querySelectorAll("a, button"), (link) => link.getBoundingClientRect()).filter(
      ({ height }) => height > 0,
    );
    return {
      top,
      bottom,
      first: Math.min(...links.map((link) => link.top)),
      last: Math.max(...links.map((link) => link.bottom)),
    };
  });

test(
  "on a small phone every balance fits the header and is whole in the account menu, and nothing is behind the notch; the preferences hide it",
  { tag: "@nightly" },
  async ({ page, context, operator }) => {
    await page.clock.install();
    await startSignedIn(page, operator);
    await beginOnPhone(page, 740);
    const header = page.getByRole("banner");
    const menu = page.getByRole("navigation", { name: "Hesap" });
    let stop = await answerBalance(context, "1.00");
    await page.goto("/profile/preferences");
    await expect(header.getByText("₺1,00", { exact: true }).first()).toBeVisible();
    for (const { balance, inHeader, whole } of balances) {
      await test.step(balance, async () => {
        await stop();
        stop = await answerBalance(context, balance);
        await comeBackLater(page);
        await expect(
          header.getByRole("button", { name: "Bakiyeyi gizle" }).getByText(inHeader, { exact: true }),
        ).toBeVisible();
        await fitsSideways(page, "the page");
        await expect(accountMenu(page)).toBeInViewport({ ratio: 1 });
        await accountMenu(page).click();
        await expect(menu.getByText(whole, { exact: true })).toBeInViewport({ ratio: 1 });
        const overflow = await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        await page.keyboard.press("Escape");
        await expect(menu).toBeHidden();
      });
    }

    await test.step("below a phone's notch and above its home bar nothing is hidden", async () => {
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 47, bottom: 34 } });
      await expect.poll(async () => (await boxOf(page, "banner")).first).toBeGreaterThanOrEqual(47);
      expect((await boxOf(page, "banner")).top).toBe(0);
      const tabs = await boxOf(page, "navigation", "Hızlı gezinme");
      expect(tabs.bottom).toBe(740 - 34);
      expect(tabs.last).toBeLessThanOrEqual(740 - 34);
      await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 0, bottom: 0 } });
    });

    await test.step("a wide header shortens only what no header holds", async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(header.getByText("₺99.999.999,99", { exact: true }).first()).toBeInViewport({ ratio: 1 });
      await expect(header.getByText("₺99,9 Mn", { exact: true })).toBeHidden();
    });

    await test.step("a tap outside closes the account menu where the browser does not do it", async () => {
      // As on iOS 17.0 to 18.2, only the page itself closes it.
      await page.locator("header [popover]").evaluate((popover) => popover.setAttribute("popover", "manual"));
      await accountMenu(page).click();
      await expect(menu).toBeVisible();
      await accountMenu(page).click();
      await expect(menu).toBeHidden();
      await accountMenu(page).click();
      await page.getByRole("heading", { level: 1 }).click();
      await expect(menu).toBeHidden();
    });

    await test.step("a player has every preference, and hides the balance with one", async () => {
      await beginOnPhone(page);
      const main = page.getByRole("main");
      const sections = main.getByRole("heading", { level: 2 });
      await expect(sections).toHaveText([
        "Görünüm",
        "Klavye",
        "Bakiye",
        "Bildirimler",
        "Uygulama",
        "Çevrim dışı kullanım",
        "Henüz gönderilmeyenler",
      ]);
      await nothingOnScreenWaits(page);
      await looksRightByTurns(page, "preferences");
      await expect(sections).toHaveText([
        "Appearance",
        "Keyboard",
        "Balance",
        "Notifications",
        "App",
        "Offline use",
        "Not sent yet",
      ]);
      await expect(header.getByRole("button", { name: "Hide balance" })).toContainText("₺");
      await main.getByRole("checkbox", { name: "Show balance" }).uncheck();
      await expect(header.getByRole("button", { name: "Show balance" })).not.toContainText("₺");
    });
  },
);
