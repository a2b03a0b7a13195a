import type { Page } from "@playwright/test";
import { translatePage } from "../translate-page.ts";
import { expect, test } from "./fixtures.ts";
import { forgetAttempts, logInPage } from "./log-in.ts";
import { openInside } from "./open-inside.ts";
import { openSearch } from "./search-dialog.ts";
import { accountMenu, fillLogIn } from "./sign-in.ts";

test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 } });

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name });

test("a page that the browser translates works on: log-in, deposit, search, limits, history", async ({
  page,
  operator,
}) => {
  await forgetAttempts(operator);
  await page.goto("/login");
  await expect(logInPage(page).username).toBeVisible();
  await page.evaluate(translatePage);

  await test.step("log-in", async () => {
    await fillLogIn(page, "deniz", "wrong");
    await expect(logInPage(page).error).toBeVisible();
    await fillLogIn(page, "deniz");
    await expect(accountMenu(page)).toBeVisible();
  });

  await test.step("deposit", async () => {
    await openInside(page, "/profile/deposit/22");
    await main(page).getByLabel("Tutar", { exact: true }).fill("1.375,50");
    await main(page)
      .getByLabel(/^Gönderen IBAN/)
      .fill("TR33 0006 1005 1978 6457 8413 26");
    await button(page, "Devam").click();
    await button(page, "Düzenle").click();
    await button(page, "Devam").click();
    await button(page, "Onayla ve gönder").click();
    await expect(page).toHaveURL(/\/profile\/deposit\?transaction=\d+$/);
    await expect(main(page)).toContainText("₺1.375,50");
  });

  await test.step("search", async () => {
    const { field, options, dialog } = await openSearch(page);
    await field.fill("şahmaran");
    await expect(options.first()).toContainText("Şahmaran");
    await field.fill("qqzzxxwwvv");
    await expect(dialog).toContainText("sonuç bulunamadı");
    await field.fill("şahmaran");
    await expect(options.first()).toContainText("Şahmaran");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    // The dialog's entry in the browser's history goes a moment later. The step back would undo what is opened before.
    await expect.poll(() => page.evaluate(() => "layer" in history.state)).toBe(false);
  });

  await test.step("limits", async () => {
    await openInside(page, "/profile/limits");
    await button(page, "Limit koy: Süre hatırlatması").click();
    await page.getByRole("dialog").getByRole("textbox").fill("30");
    await page.getByRole("dialog").getByRole("button", { name: "Kaydet" }).click();
    await expect(main(page)).toContainText("30 dakika");
    await button(page, "Değiştir: Süre hatırlatması").click();
    await page.getByRole("dialog").getByRole("textbox").fill("20");
    await page.getByRole("dialog").getByRole("button", { name: "Kaydet" }).click();
    await expect(main(page)).toContainText("20 dakika");
  });

  await test.step("history", async () => {
    await openInside(page, "/profile/history");
    await expect(main(page).getByRole("list", { name: "İşlemler" })).toContainText("₺1.375,50");
  });
});
