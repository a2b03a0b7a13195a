import { expect, test } from "./fixtures.ts";
import { forgetAttempts } from "./log-in.ts";
import { fillAccount, fillContact, fillPerson, goodPassword, mailedPath, newcomer, registrationForm } from "./registration.ts";
import { accountMenu, fillLogIn } from "./sign-in.ts";

// A worker would hide the bodies of calls from Playwright, and installing it takes time.
test.use({ serviceWorkers: "block" });

test.beforeEach(({ operator }) => forgetAttempts(operator));

const phone = { width: 390, height: 844 };

test("on a phone an account is opened in three steps with the keyboard alone, and confirmed by mail", async ({ page, operator }) => {
  const person = newcomer();
  await page.setViewportSize(phone);
  await page.goto("/register");
  const form = registrationForm(page);
  const { keyboard } = page;
  const type = async (...texts: string[]) => {
    for (const [index, text] of texts.entries()) {
      if (index > 0) await keyboard.press("Tab");
      if (text) await keyboard.type(text);
    }
  };

  await form.firstName.focus();
  await type("Işıl", "Çağlayan", "14", "Mar", "1990", "", person.nationalId);
  await expect(form.step).toHaveAttribute("aria-valuetext", "Adım 1 / 3");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /Adım 2 \/ 3 İletişim/ })).toBeFocused();
  await keyboard.press("Tab");
  await expect(form.email).toBeFocused();
  await type(person.email, person.phone.replaceAll(" ", ""), "Muğla", "Deneme Sokak 2");
  await expect(form.phone).toHaveValue(person.phone);
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /Adım 3 \/ 3 Hesabınız/ })).toBeFocused();
  await keyboard.press("Tab");
  await type(person.username, "", "kısa");
  await expect(form.main.getByText("En az 6 karakter")).not.toContainText("(tamam)");
  await keyboard.press("Control+A");
  await type(goodPassword, "", goodPassword, "", "", "", "", "", "");
  await expect(form.main.getByText("En az 6 karakter")).toContainText("(tamam)");
  await expect(form.rules).toBeFocused();
  await keyboard.press("Space");
  await keyboard.press("Enter");

  await expect(page).toHaveURL("/register-account-confirm");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hesabınız oluşturuldu");
  await expect(form.main).toContainText(person.email);
  await page.reload();
  await expect(form.main).toContainText(person.email);

  await page.goto(await mailedPath(page, operator, person.email));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hesabınız onaylandı");
  await expect(page).toHaveURL("/register-account-confirm");
  await form.main.getByRole("link", { name: "Giriş yapın" }).click();
  await fillLogIn(page, person.username, goodPassword);
  await expect(accountMenu(page)).toHaveAccessibleName(/Işıl/);
  await page.goto("/register");
  await expect(page).toHaveURL("/");
});

test("what the operator refuses lands at its field, in the step that it is in", async ({ page }) => {
  const free = newcomer();
  const person = { ...newcomer(), email: "deniz@karo.example", username: "Işıl" };
  await page.setViewportSize(phone);
  await page.goto("/register?promo=HOSGELDIN");
  await expect(page).toHaveURL("/register");
  const form = registrationForm(page);
  await fillPerson(form, person);
  await form.goOn.click();
  await fillContact(form, person);
  await form.goOn.click();
  await expect(form.promotionCode).toHaveValue("HOSGELDIN");
  await fillAccount(form, person);
  await form.submit.click();
  await expect(form.main.getByText(/^4–20 karakter: a–z harfleri/)).toBeVisible();
  await expect(form.username).toBeFocused();

  await form.username.fill(free.username);
  await form.submit.click();
  await expect(form.main.getByText("Bu e-posta adresiyle bir hesap var")).toBeVisible();
  await expect(form.email).toBeFocused();
  await expect(form.email).toBeInViewport();
  await expect(page).toHaveURL("/register?step=2");
  await form.email.fill(free.email);
  await expect(form.main.getByText("Bu e-posta adresiyle bir hesap var")).toHaveCount(0);
  await form.goOn.click();
  // The passwords are still filled in.
  await form.submit.click();
  await expect(page).toHaveURL("/register-account-confirm");
});

test("nothing typed is lost: back and forth, a reload, another language, the rules, a wider screen", async ({ page }) => {
  const person = newcomer();
  await page.setViewportSize(phone);
  await page.goto("/register?step=3&code=YAZ26");
  const form = registrationForm(page);
  await expect(form.step).toHaveAttribute("aria-valuenow", "1");
  await fillPerson(form, person);
  await form.goOn.click();
  await fillContact(form, person);
  await form.goOn.click();
  await expect(form.promotionCode).toHaveValue("YAZ26");
  await form.promotionCode.fill("KIS27");
  await page.goBack();
  await expect(form.email).toHaveValue(person.email);
  await form.main.getByRole("button", { name: "Önceki adım" }).click();
  await expect(form.year).toHaveValue("1990");
  await page.goForward();
  await page.goForward();
  await page.reload();
  await expect(form.promotionCode).toHaveValue("KIS27");

  await fillAccount(form, person);
  // A part of the app fails to load because the server has a newer build. The page must not reload while the player
  // types.
  await page.evaluate(() => window.dispatchEvent(new Event("vite:preloadError", { cancelable: true })));
  // The rules open in another tab, so that the passwords need not be kept anywhere but in their fields.
  const opened = page.waitForEvent("popup");
  await form.main.getByRole("link", { name: "genel kuralları" }).click();
  await expect(await opened).toHaveURL("/info/GenelKurallar");
  await expect(form.password).toHaveValue(goodPassword);
  await expect(form.rules).toBeChecked();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(form.firstName).toHaveValue("Işıl Nur");
  await expect(form.password).toHaveValue(goodPassword);
  await page.getByRole("banner").getByRole("button", { name: "EN", exact: true }).click();
  await expect(form.main.getByLabel("Username")).toHaveValue(person.username);
  await expect(form.main.getByLabel("Password", { exact: true })).toHaveValue(goodPassword);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).toContain(person.username);
  expect(kept).not.toContain(goodPassword);
});
