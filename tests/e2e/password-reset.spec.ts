import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { forgetAttempts, logInPage, sentMessages } from "./log-in.ts";
import { accountMenu, fillLogIn } from "./sign-in.ts";

// The tests answer single calls. A worker would hide their bodies from Playwright.
test.use({ serviceWorkers: "block" });
test.beforeEach(({ operator }) => forgetAttempts(operator));

const account = (page: Page) => page.getByLabel(/^(E-posta veya kullanıcı adı|E-mail or username)$/);
const newPassword = (page: Page) => page.getByLabel(/^(Yeni şifre|New password)$/);
const repeated = (page: Page) => page.getByLabel(/^(Yeni şifre \(tekrar\)|Repeat new password)$/);
const save = (page: Page) => page.getByRole("button", { name: /^(Şifreyi kaydet|Save the password)$/ });

/** Types each password, saves, and expects the message at its field. */
async function passwordsAreRefused(page: Page, messages: Readonly<Record<string, string>>): Promise<void> {
  for (const [typed, message] of Object.entries(messages)) {
    await newPassword(page).fill(typed);
    await save(page).click();
    await expect(newPassword(page)).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
}

/** Asks on the open page, and ends on the log-in page. */
async function askFor(page: Page, name: string): Promise<void> {
  await account(page).fill(name);
  await page.getByRole("button", { name: "Bağlantı gönder" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(/Böyle bir hesap varsa, şifre sıfırlama adımları e-posta adresine gönderildi/)).toBeVisible();
}

test("a forgotten password: the same answer for whoever asks, a mail for whoever there is", async ({ page, operator }) => {
  const mails = async () => (await sentMessages(operator)).filter(({ channel }) => channel === "email");
  const before = (await mails()).length;
  const openForm = () => page.goto("/forgot-password");
  await openForm();
  await askFor(page, "boyle-biri-yok");
  await openForm();
  await askFor(page, "yok@karo.example");
  expect(await mails()).toHaveLength(before);
  await openForm();
  await askFor(page, " Toprak@Karo.example ");
  await openForm();
  await askFor(page, "toprak");
  expect(await mails()).toHaveLength(before + 2);

  await openForm();
  await account(page).fill("deniz@karo");
  await page.keyboard.press("Enter");
  await expect(account(page)).toHaveAccessibleDescription("Geçerli bir e-posta adresi girin");
  await page.reload();
  await expect(account(page)).toHaveValue("deniz@karo");
});

test("the mail's link chooses a new password, once, and leaves no token in the address", async ({ page, operator }) => {
  await page.goto("/forgot-password");
  await askFor(page, "toprak");
  const [mail] = await sentMessages(operator).then((sent) => sent.filter(({ path }) => path?.startsWith("/account_reset")));
  const link = mail?.path ?? "";
  await page.goto(link);
  await expect(newPassword(page)).toBeVisible();
  await expect(page).toHaveURL("/account_reset");
  await page.reload();
  await expect(newPassword(page)).toBeVisible();

  await passwordsAreRefused(page, {
    "": "Bu alan zorunludur",
    Ab1: "Şifre en az 6 karakter olmalıdır",
    abcdef1: "Şifre en az bir büyük harf içermelidir",
    Şifreler: "Şifre en az bir rakam içermelidir",
  });
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
  await passwordsAreRefused(page, {
    Ab1: "Password must be at least 6 characters",
    abcdef1: "Password must contain at least one uppercase letter",
    Abcdefg: "Password must contain at least one number",
  });
  await newPassword(page).fill("Abcdefg1");
  await repeated(page).fill("Abcdefg2");
  await save(page).click();
  await expect(repeated(page)).toHaveAccessibleDescription(/^Passwords don't match/);
});
