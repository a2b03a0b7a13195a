import { expect, test } from "./fixtures.ts";
import { forgetAttempts, logInPage } from "./log-in.ts";
import { looksRight, setLook } from "./look.ts";
import { fillLogIn } from "./sign-in.ts";

// The pages look the same without the worker, and installing it takes a tenth of the time.
test.use({ serviceWorkers: "block" });

for (const [theme, language, width, height] of [
  ["dark", "tr", 360, 740],
  ["light", "en", 1440, 900],
] as const) {
  test(`axe finds nothing on the way in: ${theme}, ${language}, ${width}`, async ({ page, operator }) => {
    test.slow();
    await forgetAttempts(operator);
    await setLook(page, { theme, language, width, height });
    const { submit, code, error } = logInPage(page);
    await page.goto("/login");
    await expect(submit).toBeVisible();
    await looksRight(page, "log-in");
    await submit.click();
    await looksRight(page, "log-in, nothing typed");
    await fillLogIn(page, "şule", "x");
    await expect(error).toBeVisible();
    await looksRight(page, "log-in, refused");

    await fillLogIn(page, "derya");
    await expect(code).toBeVisible();
    await looksRight(page, "authenticator");
    await code.fill("000000");
    await expect(page.getByRole("dialog")).toBeVisible();
    await looksRight(page, "wrong code");
    await page.keyboard.press("Escape");
    await page.goBack();
    await fillLogIn(page, "efsun");
    await expect(page.getByText(/Kod gönderildi\.|The code was sent\./)).toBeVisible();
    await looksRight(page, "SMS");

    await page.goto("/forgot-password");
    await page.getByRole("button", { name: /Bağlantı gönder|Send the link/ }).click();
    await expect(page.getByText(/Bu alan zorunludur|Required field/)).toBeVisible();
    await looksRight(page, "forgot password");
    await page.goto("/account_reset?token=yok");
    await page.getByLabel(/^(Yeni şifre|New password)$/).fill("Abc");
    await page.getByRole("button", { name: /Şifreyi kaydet|Save the password/ }).click();
    await expect(page.getByText(/Bu alan zorunludur|Required field/)).toBeVisible();
    await looksRight(page, "account reset");
  });
}
