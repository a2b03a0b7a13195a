import { expect, test } from "./fixtures.ts";
import { forgetAttempts } from "./log-in.ts";
import { fillAccount, fillContact, fillPerson, newcomer, registrationForm } from "./registration.ts";
import { watchCalls } from "./sign-in.ts";

// A worker would hide the bodies of calls from Playwright, and installing it takes time.
test.use({ serviceWorkers: "block" });

test.beforeEach(({ operator }) => forgetAttempts(operator));

test("each bad input gives its message, on one page on a desk", async ({ page, context }) => {
  const calls = watchCalls(context);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.setFixedTime(new Date("2026-03-14T22:30:00Z"));
  await page.goto("/register");
  const form = registrationForm(page);
  await form.submit.click();
  await expect(form.main.getByText("Bu alan zorunludur", { exact: true })).toHaveCount(11);
  await expect(form.main.getByText("Kuralları kabul etmelisiniz")).toBeVisible();
  await expect(form.firstName).toBeFocused();

  const person = newcomer();
  await fillPerson(form, person);
  await fillContact(form, person);
  await fillAccount(form, person);
  await expect(form.main.getByText("Bu alan zorunludur", { exact: true })).toHaveCount(0);

  const says = async (message: string) => {
    await form.submit.click();
    await expect(form.main.getByText(message, { exact: true })).toBeVisible();
    // Before the focus has moved, what is typed next would go into this field.
    await expect(form.main.locator(":focus")).toHaveAttribute("aria-invalid", "true");
  };
  await form.nationalId.fill("10000000147");
  await says("T.C. Kimlik Numarası Hatalı");
  await expect(form.nationalId).toBeFocused();
  await form.country.selectOption("Almanya");
  await form.document.fill("C01X0006H");
  await form.email.fill("isil@test");
  await says("Geçerli bir e-posta adresi girin");
  await form.phone.fill("0132 123 45 67");
  await says("Geçerli bir telefon numarası girin");
  await form.password.fill("Kısa1");
  await says("Şifre en az 6 karakter olmalıdır");
  await form.password.fill("uzun1234");
  await says("Şifre en az bir büyük harf içermelidir");
  await form.password.fill("Uzunuzun");
  await says("Şifre en az bir rakam içermelidir");
  await form.password.fill("Başka-Şifre-1");
  await says("Şifreler eşleşmiyor");
  await form.day.fill("31");
  await form.month.selectOption("Şubat");
  await says("Geçerli bir tarih girin");
  // In the operator's time zone it is already the 15th.
  await form.day.fill("16");
  await form.month.selectOption("Mart");
  await form.year.fill("2008");
  await says("18 yaşından küçükler kayıt olamaz");
  await form.day.fill("15");
  await expect(form.main.getByText("18 yaşından küçükler kayıt olamaz")).toHaveCount(0);
  expect(calls.map(({ name }) => name)).not.toContain("user/register");

  await test.step("in English the messages are the specification's", async () => {
    await page.getByRole("banner").getByRole("button", { name: "EN", exact: true }).click();
    const field = (name: string) => form.main.getByLabel(name, { exact: true });
    await expect(field("Country").getByRole("option").first()).toHaveText(/^T(ürkiye|urkey)$/);
    await expect(field("Country").getByRole("option").nth(1)).toHaveText("Afghanistan");
    await field("Country").selectOption({ index: 0 });
    for (const [name, text, message] of [
      ["City", "", "Required field"],
      ["T.R. Identity Number", "12345678901", "T.R. Identity Number is Incorrect"],
      ["Password", "Ab1", "Password must be at least 6 characters"],
      ["Password", "abcdef1", "Password must contain at least one uppercase letter"],
      ["Password", "Abcdefg", "Password must contain at least one number"],
      ["Repeat password", "Abcdef2", "Passwords don't match"],
    ] as const) {
      if (name === "Repeat password") await field("Password").fill("Abcdef1");
      await field(name).fill(text);
      await form.main.getByRole("button", { name: "Register" }).click();
      await expect(form.main.getByText(message, { exact: true })).toBeVisible();
    }
  });
});
