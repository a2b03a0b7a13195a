import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { showInEnglish } from "../../testing/look-of-page.ts";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { openPage } from "../../testing/open-page.tsx";
import { ForgotPage } from "./ForgotPage.tsx";
import { ResetPage, resetToken } from "./ResetPage.tsx";

const nothing = () => undefined;
const newPassword = () => page.getByLabelText(/^(Yeni şifre|New password)$/);
const repeated = () => page.getByLabelText(/^(Yeni şifre \(tekrar\)|Repeat new password)$/);
const save = () => page.getByRole("button", { name: /^(Şifreyi kaydet|Save the password)$/ });

beforeEach(beginOnPhone);

/** Opens the page of a mail's link, with or without the link's token. */
function openReset(token?: string) {
  if (token) resetToken.keep(token);
  return openPage(<ResetPage onReset={nothing} />, {});
}

const messages = {
  tr: {
    "": "Yeni şifrenizi girin",
    Ab1: "Şifre en az 6 karakter olmalıdır",
    abcdef1: "Şifre en az bir büyük harf içermelidir",
    Şifreler: "Şifre en az bir rakam içermelidir",
    differ: "Şifreler eşleşmiyor",
  },
  en: {
    "": "Enter your new password",
    Ab1: "Password must be at least 6 characters",
    abcdef1: "Password must contain at least one uppercase letter",
    Abcdefg: "Password must contain at least one number",
    differ: "Passwords don't match",
  },
} as const;

test.each(["tr", "en"] as const)(
  "what is wrong with a new password is said at its field, and nothing is sent: %s",
  async (language) => {
    const { asked } = await openReset("a-token");
    if (language === "en") showInEnglish();
    const { differ, ...broken } = messages[language];
    for (const [typed, message] of Object.entries(broken)) {
      await newPassword().fill(typed);
      await save().click();
      await expect.element(newPassword()).toHaveAccessibleDescription(new RegExp(`^${message}`));
    }
    await newPassword().fill("Şifreler-8");
    await repeated().fill("Şifreler-9");
    await save().click();
    await expect.element(repeated()).toHaveAccessibleDescription(new RegExp(`^${differ}`));
    expect(asked.map(({ method }) => method)).not.toContain("pass_reset");
  },
);

test("the page for a new password looks right", async () => {
  const { screen } = await openReset("a-token");
  await newPassword().fill("Abc");
  await save().click();
  await expect.element(repeated()).toHaveAccessibleDescription(/^Yeni şifrenizi tekrar girin/);
  await looksRightHere(screen.container);
});

test("a link without its token leads to a new one, and looks right", async () => {
  const { screen } = await openReset();
  await expect
    .element(page.getByRole("link", { name: "Yeni bağlantı iste" }))
    .toHaveAttribute("href", "/forgot-password");
  await looksRightHere(screen.container);
  await expect.element(page.getByRole("link", { name: "Request a new link" })).toBeVisible();
});

test("the page for a forgotten password looks right", async () => {
  const { screen } = await openPage(<ForgotPage onSent={nothing} />, {});
  await page.getByRole("button", { name: "Bağlantı gönder" }).click();
  await expect
    .element(page.getByLabelText("E-posta veya kullanıcı adı"))
    .toHaveAccessibleDescription("E-posta adresinizi veya kullanıcı adınızı girin");
  await looksRightHere(screen.container);
});
