import { expect, test } from "./fixtures.ts";
import { accountMenu, answerCall } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { fitsSideways } from "./waiting.ts";

test.use({ serviceWorkers: "block" });

// How amounts are shortened, short-money.test.ts tests with more of them.
const balances = [
  { balance: "99999.99", inHeader: "₺99.999,99", whole: "₺99.999,99" },
  { balance: "999999.99", inHeader: "₺999,9 B", whole: "₺999.999,99" },
  { balance: "12345678901234567890.00", inHeader: ">₺999 Tn", whole: "₺12.345.678.901.234.567.890,00" },
  { balance: "99999999.99", inHeader: "₺99,9 Mn", whole: "₺99.999.999,99" },
];

test("every balance fits the header of a small phone and is whole in the account menu; a wide header shows eleven digits and more", async ({ page, context, operator }) => {
  await startSignedIn(page, operator);
  await page.setViewportSize({ width: 360, height: 740 });
  const header = page.getByRole("banner");
  const menu = page.getByRole("navigation", { name: "Hesap" });
  for (const { balance, inHeader, whole } of balances) {
    await test.step(balance, async () => {
      const stop = await answerCall(context, "finance/check_balance", { result: true, data: [{ balance, currency: "TRY" }] });
      await page.goto("/profile/preferences");
      await expect(header.getByRole("button", { name: "Bakiyeyi gizle" }).getByText(inHeader, { exact: true })).toBeVisible();
      await fitsSideways(page, "the page");
      await expect(accountMenu(page)).toBeInViewport({ ratio: 1 });
      await accountMenu(page).click();
      await expect(menu.getByText(whole, { exact: true })).toBeInViewport({ ratio: 1 });
      const overflow = await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await stop();
    });
  }

  await test.step("a wide header shortens only what no header holds", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(header.getByText("₺99.999.999,99", { exact: true }).first()).toBeInViewport({ ratio: 1 });
    await expect(header.getByText("₺99,9 Mn", { exact: true })).toBeHidden();
  });

  await test.step("a tap outside closes the account menu where the browser does not do it", async () => {
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
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
});
