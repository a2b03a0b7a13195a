import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { forgetAttempts, logInPage, sentMessages } from "./log-in.ts";
import { accountMenu, fillLogIn } from "./sign-in.ts";

// Nothing here depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

const account = (page: Page) => page.getByLabel(/^(E-posta veya kullanıcı adı|E-mail or username)$/);
const newPassword = (page: Page) => page.getByLabel(/^(Yeni şifre|New password)$/);
const repeated = (page: Page) => page.getByLabel(/^(Yeni şifre \(tekrar\)|Repeat new password)$/);
const save = (page: Page) => page.getByRole("button", { name: /^(Şifreyi kaydet|Save the password)$/ });

test.beforeEach(({ operator }) => forgetAttempts(operator));

async function askFor(page: Page, name: string): Promise<void> {
  await page.goto("/forgot-password");
  await account(page).fill(name);
  await page.getByRole("button", { name: "Bağlantı gönder" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(/Böyle bir hesap varsa, şifre sıfırlama adımları e-posta adresine gönderildi/)).toBeVisible();
}

test("a forgotten password: the same answer for whoever asks, a mail for whoever there is", async ({ page, operator }) => {
  const mails = async () => (await sentMessages(operator)).filter(({ channel }) => channel === "email");
  const before = (await mails()).length;
  await askFor(page, "boyle-biri-yok");
  await askFor(page, "yok@karo.example");
  expect(await mails()).toHaveLength(before);
  await askFor(page, " Toprak@Karo.example ");
  await askFor(page, "toprak");
  expect(await mails()).toHaveLength(before + 2);

  await page.goto("/forgot-password");
  await account(page).fill("deniz@karo");
  await page.keyboard.press("Enter");
  await expect(account(page)).toHaveAccessibleDescription("Geçerli bir e-posta adresi girin");
  await page.reload();
  await expect(account(page)).toHaveValue("deniz@karo");
});

test("the mail's link chooses a new password, once, and leaves no token in the address", async ({ page, operator }) => {
  await askFor(page, "toprak");
  const [mail] = await sentMessages(operator).then((sent) => sent.filter(({ path }) => path?.startsWith("/account_reset")));
  const link = mail?.path ?? "";
  await page.goto("/");
  await page.goto(link);
  await expect(newPassword(page)).toBeVisible();
  await expect(page).toHaveURL("/account_reset");
  await page.reload();
  await expect(newPassword(page)).toBeVisible();

  for (const [typed, message] of [
    ["", "Bu alan zorunludur"],
    ["Ab1", "Şifre en az 6 karakter olmalıdır"],
    ["abcdef1", "Şifre en az bir büyük harf içermelidir"],
    ["Şifreler", "Şifre en az bir rakam içermelidir"],
  ] as const) {
    await newPassword(page).fill(typed);
    await save(page).click();
    await expect(newPassword(page)).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  await newPassword(page).fill("Şifreler-8");
  await repeated(page).fill("Şifreler-9");
  await save(page).click();
  await expect(repeated(page)).toHaveAccessibleDescription(/^Şifreler eşleşmiyor/);
  await repeated(page).fill("Şifreler-8");
  await save(page).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Şifreniz değişti. Yeni şifrenizle giriş yapın.")).toBeVisible();

  await fillLogIn(page, "toprak");
  await expect(logInPage(page).error).toContainText("Giriş Başarısız");
  await fillLogIn(page, "toprak", "Şifreler-8");
  await expect(accountMenu(page)).toBeVisible();

  await page.goto(link);
  await newPassword(page).fill("Baska-Bir-9");
  await repeated(page).fill("Baska-Bir-9");
  await save(page).click();
  await expect(logInPage(page).error).toContainText("Bu bağlantı geçersiz veya süresi dolmuş. Lütfen yenisini isteyin.");
  await page.getByRole("link", { name: "Yeni bağlantı iste" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("a link without its token says so, in English too, with the texts of the spec", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("language", "en"));
  await page.goto("/account_reset");
  await expect(page.getByRole("link", { name: "Request a new link" })).toBeVisible();
  await page.goto("/account_reset?token=1e400");
  for (const [typed, message] of [
    ["Ab1", "Password must be at least 6 characters"],
    ["abcdef1", "Password must contain at least one uppercase letter"],
    ["Abcdefg", "Password must contain at least one number"],
  ] as const) {
    await newPassword(page).fill(typed);
    await save(page).click();
    await expect(newPassword(page)).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  await newPassword(page).fill("Abcdefg1");
  await repeated(page).fill("Abcdefg2");
  await save(page).click();
  await expect(repeated(page)).toHaveAccessibleDescription(/^Passwords don't match/);
});
