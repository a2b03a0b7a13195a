import type { Page } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { forgetAttempts, logInPage } from "./log-in.ts";
import { fillLogIn } from "./sign-in.ts";

async function expectNothingFound(page: Page, step: string): Promise<void> {
  await axeFindsNothing(page, step);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, step).toBeLessThanOrEqual(0);
}

for (const [theme, language, width, height] of [
  ["dark", "tr", 360, 740],
  ["light", "en", 390, 844],
  ["light", "tr", 1440, 900],
  ["dark", "en", 1440, 900],
] as const) {
  test(`axe finds nothing on the way in: ${theme}, ${language}, ${width}`, async ({ page, operator }) => {
    test.slow();
    await forgetAttempts(operator);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(
      ([mode, code]) => {
        localStorage.setItem("userMode", mode);
        localStorage.setItem("language", code);
      },
      [theme, language] as const,
    );
    const { submit, code, error } = logInPage(page);
    await page.goto("/login");
    await expect(submit).toBeVisible();
    await expectNothingFound(page, "log-in");
    await submit.click();
    await expectNothingFound(page, "log-in, nothing typed");
    await fillLogIn(page, "şule", "x");
    await expect(error).toBeVisible();
    await expectNothingFound(page, "log-in, refused");

    await fillLogIn(page, "derya");
    await expect(code).toBeVisible();
    await expectNothingFound(page, "authenticator");
    await code.fill("000000");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNothingFound(page, "wrong code");
    await page.keyboard.press("Escape");
    await page.goBack();
    await fillLogIn(page, "efsun");
    await expect(page.getByText(/Kod gönderildi\.|The code was sent\./)).toBeVisible();
    await expectNothingFound(page, "SMS");

    await page.goto("/forgot-password");
    await page.getByRole("button", { name: /Bağlantı gönderin|Send the link/ }).click();
    await expect(page.getByText(/Bu alan zorunludur|Required field/)).toBeVisible();
    await expectNothingFound(page, "forgot password");
    await page.goto("/account_reset?token=yok");
    await page.getByLabel(/^(Yeni şifre|New password)$/).fill("Abc");
    await page.getByRole("button", { name: /Şifreyi kaydedin|Save the password/ }).click();
    await expect(page.getByText(/Bu alan zorunludur|Required field/)).toBeVisible();
    await expectNothingFound(page, "account reset");
  });
}
