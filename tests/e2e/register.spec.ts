import type { Request } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import {
  fillAccount,
  fillContact,
  fillOnePage,
  fillPerson,
  goodPassword,
  mailedPath,
  newcomer,
  registrationForm,
} from "./registration.ts";
import { accountMenu, answerCall, fillLogIn, signIn, watchCalls } from "./sign-in.ts";
import { fitsSideways } from "./waiting.ts";

const isRegistration = (request: Request) => request.postData()?.includes('"method":"register"') ?? false;
const phone = { width: 390, height: 844 };

test("on a phone an account is opened in three steps with the keyboard alone, and confirmed by mail", async ({ page, operator }) => {
  const person = newcomer(1);
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

  const person = newcomer(2);
  await fillPerson(form, person);
  await fillContact(form, person);
  await fillAccount(form, person);
  await expect(form.main.getByText("Bu alan zorunludur", { exact: true })).toHaveCount(0);

  const says = async (message: string) => {
    await form.submit.click();
    await expect(form.main.getByText(message, { exact: true })).toBeVisible();
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
  // On the operator's calendar it is the 15th already.
  await form.day.fill("16");
  await form.month.selectOption("Mart");
  await form.year.fill("2008");
  await says("18 yaşından küçükler üye olamaz");
  await form.day.fill("15");
  await expect(form.main.getByText("18 yaşından küçükler üye olamaz")).toHaveCount(0);
  expect(calls.map(({ name }) => name)).not.toContain("user/register");
});

test("in English the messages are the specification's", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem("language", "en"));
  await page.goto("/register");
  const main = page.getByRole("main");
  const country = main.getByLabel("Country", { exact: true });
  await expect(country.getByRole("option").first()).toHaveText(/^T(ürkiye|urkey)$/);
  await expect(country.getByRole("option").nth(1)).toHaveText("Afghanistan");
  const password = main.getByLabel("Password", { exact: true });
  const submit = main.getByRole("button", { name: "Open account" });
  await submit.click();
  await expect(main.getByText("Required field", { exact: true })).toHaveCount(11);
  await main.getByLabel("T.R. Identity Number").fill("12345678901");
  await expect(main.getByText("T.R. Identity Number is Incorrect", { exact: true })).toBeVisible();
  await password.fill("Ab1");
  await expect(main.getByText("Password must be at least 6 characters", { exact: true })).toBeVisible();
  await password.fill("abcdef1");
  await expect(main.getByText("Password must contain at least one uppercase letter", { exact: true })).toBeVisible();
  await password.fill("Abcdefg");
  await expect(main.getByText("Password must contain at least one number", { exact: true })).toBeVisible();
  await password.fill("Abcdef1");
  await main.getByLabel("Password (again)").fill("Abcdef2");
  await expect(main.getByText("Passwords don't match", { exact: true })).toBeVisible();
});

test("what the operator refuses lands at its field, in the step that it is in", async ({ page }) => {
  const person = { ...newcomer(3), email: "deniz@karo.example", username: "Işıl" };
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

  await form.username.fill("isil");
  await form.submit.click();
  await expect(form.main.getByText("Bu e-posta adresiyle bir hesap var")).toBeVisible();
  await expect(form.email).toBeFocused();
  await expect(form.email).toBeInViewport();
  await expect(page).toHaveURL("/register?step=2");
  await form.email.fill("isil@test.example");
  await expect(form.main.getByText("Bu e-posta adresiyle bir hesap var")).toHaveCount(0);
  await form.goOn.click();
  // The passwords are still there.
  await form.submit.click();
  await expect(page).toHaveURL("/register-account-confirm");
});

test("nothing typed is lost: back and forth, a reload, another language, the rules, a wider screen", async ({ page }) => {
  const person = newcomer(4);
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
  await form.main.getByRole("link", { name: "genel kuralları" }).click();
  await expect(page).toHaveURL("/info/GenelKurallar");
  await page.goBack();
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

test("offline nothing is sent; without an answer the outcome is said to be unknown, and nothing sent again", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  await answerCall(context, "system/capabilities", { result: true, data: ["register_confirm"] });
  const form = await fillOnePage(page, newcomer(5));
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.main.getByRole("alert")).toContainText("Hiçbir şey gönderilmedi");
  await expect(form.main.getByRole("alert")).toBeFocused();
  await context.setOffline(false);

  // It arrives, and the answer is lost.
  let sent = 0;
  await context.route("**/endpoint/v1", async (route) => {
    if (!isRegistration(route.request())) return route.fallback();
    sent += 1;
    await route.fetch();
    await route.abort();
  });
  await form.submit.click();
  await expect(form.main.getByRole("alert")).toContainText("Kaydınızın ulaşıp ulaşmadığı belli değil");
  await page.reload();
  await expect(form.main.getByRole("alert")).toContainText("Önceki gönderiminiz hesabınızı açmış olabilir");
  expect(sent).toBe(1);

  await context.unrouteAll();
  await form.password.fill(goodPassword);
  await form.passwordConfirm.fill(goodPassword);
  await form.submit.click();
  await expect(form.main.getByText("Bu kullanıcı adı alınmış")).toBeVisible();
  await expect(form.main.getByRole("alert").getByRole("link", { name: "giriş yapmayı" })).toBeVisible();
});

test("with idempotency the same is sent again with the same key, over a reload too, and an edit has another", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/ERR_FAILED|Failed to load resource/);
  const keys: (string | undefined)[] = [];
  let answers = false;
  await context.route("**/endpoint/v1", async (route) => {
    if (!isRegistration(route.request())) return route.fallback();
    keys.push(route.request().headers()["idempotency-key"]);
    if (answers) return route.fallback();
    // It arrives, and the answer is lost: the first one opens the account.
    await route.fetch();
    await route.abort();
  });
  const form = await fillOnePage(page, newcomer(6));
  await form.submit.click();
  const again = form.main.getByRole("button", { name: "Yeniden gönderin" });
  await expect(again).toBeVisible({ timeout: 20_000 });
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);

  await page.reload();
  await form.password.fill(goodPassword);
  await form.passwordConfirm.fill(goodPassword);
  await form.city.fill("Bodrum");
  await form.submit.click();
  await expect(again).toBeVisible({ timeout: 20_000 });
  expect(keys[3]).not.toBe(keys[0]);
  answers = true;
  await form.city.fill("Muğla");
  await again.click();
  await expect(page).toHaveURL("/register-account-confirm");
  expect(keys.at(-1)).toBe(keys[0]);
});

test("an operator that asks for no confirmation leads to the log-in", async ({ page, context }) => {
  await answerCall(context, "system/capabilities", { result: true, data: [] });
  const form = await fillOnePage(page, newcomer(7));
  await form.submit.click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Hesabınız oluşturuldu. Giriş yapabilirsiniz.")).toBeVisible();
});

test("the mail's link: over, lost on the way, and without one", async ({ page, context, operator, noSurprises }) => {
  noSurprises.expectError(/ERR_FAILED|Failed to load resource/);
  const person = newcomer(8);
  const form = await fillOnePage(page, person);
  await form.submit.click();
  await expect(page).toHaveURL("/register-account-confirm");
  const path = await mailedPath(page, operator, person.email);
  const title = page.getByRole("heading", { level: 1 });

  await context.route("**/endpoint/v1", async (route) => {
    const isConfirmation = route.request().postData()?.includes('"register_confirm"');
    await (isConfirmation ? route.abort() : route.fallback());
  });
  await page.goto(path);
  await expect(title).toHaveText("Siteye şu anda ulaşılamıyor");
  await expect(page).toHaveURL("/register-account-confirm");
  await context.unrouteAll();
  await form.main.getByRole("button", { name: "Tekrar dene" }).click();
  await expect(title).toHaveText("Hesabınız onaylandı");
  await page.reload();
  await expect(title).toHaveText("E-postanızdaki bağlantıyı açın");

  await page.goto(path);
  await expect(title).toHaveText("Bu bağlantıyla onaylanamadı");
  await expect(form.main.getByText("Bu bağlantı geçersiz ya da süresi dolmuş.")).toBeVisible();
  await form.main.getByRole("link", { name: "şifremi unuttum" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("whoever is signed in goes home", async ({ page }) => {
  await signIn(page);
  await page.goto("/register");
  await expect(page).toHaveURL("/");
});

for (const [theme, language, width, height] of [
  ["dark", "tr", 360, 740],
  ["light", "en", 390, 844],
  ["light", "tr", 1440, 900],
  ["dark", "en", 768, 1024],
] as const) {
  test(`axe finds nothing on the registration: ${theme}, ${language}, ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(
      ([mode, code]) => {
        localStorage.setItem("userMode", mode);
        localStorage.setItem("language", code);
      },
      [theme, language] as const,
    );
    await page.goto("/register");
    const main = page.getByRole("main");
    const submit = main.getByRole("button", { name: /^(Devam|Continue|Hesap açın|Open account)$/ });
    const look = async (name: string) => {
      await axeFindsNothing(page, name);
      await fitsSideways(page, name);
    };
    await expect(submit).toBeVisible();
    await look("untouched");
    await submit.click();
    await expect(main.getByText(/^(Bu alan zorunludur|Required field)$/).first()).toBeVisible();
    await look("with errors");
    if (width < 768) {
      const { nationalId, email, phone } = newcomer(9);
      const fill = async (fields: Record<string, string>) => {
        for (const [name, text] of Object.entries(fields)) await main.locator(`[name="${name}"]`).fill(text);
      };
      await fill({ firstName: "Işıl", lastName: "Çağlayan", nationalId });
      await main.getByLabel(/^(Gün|Day)$/).fill("14");
      await main.getByLabel(/^(Ay|Month)$/).selectOption("3");
      await main.getByLabel(/^(Yıl|Year)$/).fill("1990");
      await submit.click();
      await expect(main.locator("[name=email]")).toBeVisible();
      await look("step 2");
      await fill({ email, phone, city: "Muğla", address: "Deneme Sokak 2" });
      await submit.click();
      await expect(main.locator("[name=username]")).toBeVisible();
      await submit.click();
      await expect(main.getByText(/^(Kuralları kabul etmelisiniz|You must accept the rules)$/)).toBeVisible();
      await look("step 3");
    }
    await page.goto("/register-account-confirm");
    await expect(main.getByRole("listitem").first()).toBeVisible();
    await look("confirmation");
  });
}
