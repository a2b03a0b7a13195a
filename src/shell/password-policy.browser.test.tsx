import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { ReactNode } from "react";
import { showInEnglish } from "../testing/look-of-page.ts";
import { openPage } from "../testing/open-page.tsx";
import { ResetForm } from "../features/login/ResetPage.tsx";
import { RegistrationForm } from "../features/registration/RegistrationForm.tsx";
import { PasswordForm } from "../features/security/PasswordPage.tsx";

const nothing = () => undefined;
// An operator that asks for more than ours.
const answers = { capabilities: { data: [{ name: "password", minLength: 10, needsLower: true, needsSpecial: true }] } };

const forms: readonly (readonly [string, () => ReactNode, RegExp])[] = [
  ["the reset", () => <ResetForm token="t" onReset={nothing} />, /^(Yeni şifre|New password)$/],
  ["the change", () => <PasswordForm onChanged={nothing} />, /^(Yeni şifre|New password)$/],
  [
    "the registration",
    () => (
      <RegistrationForm
        step={3}
        onStep={nothing}
        onBack={nothing}
        code={undefined}
        onAddress={nothing}
        onDone={nothing}
      />
    ),
    /^(Şifre|Password)$/,
  ],
];

test.each(forms)(
  "%s shows and checks what the operator asks of a new password, in both languages",
  async (_what, form, label) => {
    await page.viewport(1440, 900);
    await openPage(form(), answers);
    const field = page.getByLabelText(label);
    const rules = page.getByRole("listitem");
    for (const text of ["En az 10 karakter", "En az bir küçük harf", "En az bir özel karakter"]) {
      await expect.element(rules.filter({ hasText: text })).toBeVisible();
    }
    showInEnglish();
    for (const [typed, message] of [
      ["Abcdef-12", "Password must be at least 10 characters"],
      ["ABCDEFG-12", "Password must contain at least one lowercase letter"],
      ["Abcdefgh12", "Password must contain at least one special character"],
    ] as const) {
      await field.fill(typed);
      await page.getByRole("button", { name: /^(Save the password|Register)$/ }).click();
      await expect.element(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
    }
    await field.fill("Abcdefg-12");
    await expect.element(field).not.toHaveAccessibleDescription(/Password must/);
  },
);
