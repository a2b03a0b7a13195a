import { expect, test } from "./fixtures.ts";
import { forgetAttempts, logInPage } from "./log-in.ts";
import { beginOnPhone, partLooksRight } from "./look.ts";
import { openInside } from "./open-inside.ts";
import { fillLogIn } from "./sign-in.ts";

// The pages look the same without the worker, and installing it takes a tenth of the time.
test.use({ serviceWorkers: "block" });

test("axe finds nothing on the way in", async ({ page, operator }) => {
  test.slow();
  await forgetAttempts(operator);
  await beginOnPhone(page);
  const { submit, code, error } = logInPage(page);
  await page.goto("/login");
  await expect(submit).toBeVisible();
  await submit.click();
  await partLooksRight(page, "log-in, nothing typed");
  await fillLogIn(page, "şule", "x");
  await expect(error).toBeVisible();
  await partLooksRight(page, "log-in, refused");

  await fillLogIn(page, "derya");
  await expect(code).toBeVisible();
  await partLooksRight(page, "authenticator");
  await code.fill("000000");
  await expect(page.getByRole("dialog")).toBeVisible();
  await partLooksRight(page, "wrong code");
  await page.keyboard.press("Escape");
  await page.goBack();
  await fillLogIn(page, "efsun");
  await expect(page.getByText(/Kod gönderildi\.|The code was sent\./)).toBeVisible();
  await partLooksRight(page, "SMS");

  await openInside(page, "/forgot-password");
  await page.getByRole("button", { name: /Bağlantı gönder|Send the link/ }).click();
  await expect(page.getByText(/Bu alan zorunludur|Required field/)).toBeVisible();
  await partLooksRight(page, "forgot password");
  await openInside(page, "/account_reset?token=yok");
  await page.getByLabel(/^(Yeni şifre|New password)$/).fill("Abc");
  await page.getByRole("button", { name: /Şifreyi kaydet|Save the password/ }).click();
  await expect(page.getByText(/Bu alan zorunludur|Required field/)).toBeVisible();
  await partLooksRight(page, "account reset");
});
