import type { BrowserContext, Page, Request } from "@playwright/test";
import { axeFindsNothingInMain } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { openLobby } from "./lobby-page.ts";
import { forgetAttempts } from "./log-in.ts";
import { openInside } from "./open-inside.ts";
import {
  fillAccount,
  fillAll,
  fillContact,
  fillOnePage,
  fillPerson,
  goodPassword,
  mailedPath,
  type Newcomer,
  newcomer,
  type RegistrationForm,
  registrationForm,
} from "./registration.ts";
import { accountMenu, answerCall, fillLogIn } from "./sign-in.ts";

// A worker would hide the bodies of calls from Playwright, and installing it takes time.
test.use({ serviceWorkers: "block" });

test.beforeEach(({ operator }) => forgetAttempts(operator));

const phone = { width: 390, height: 844 };
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test("on a phone an account is opened in three steps with the keyboard alone, and confirmed by its mail's link, once", async ({
  page,
  context,
  operator,
  noSurprises,
}) => {
  noSurprises.expectError(/ERR_FAILED|Failed to load resource/);
  const person = newcomer();
  await page.setViewportSize(phone);
  const lobby = await openLobby(page, "/slot");
  const form = registrationForm(page);
  const game = lobby.tiles.first().getByRole("link");
  const wanted = (await game.getAttribute("href")) ?? "";
  await test.step("a visitor who chooses a game is told which one waits, and registers first", async () => {
    await game.click();
    await expect(page).toHaveURL("/login");
    const waiting = form.main.getByRole("region").filter({ hasText: /oyununu oynamak için kayıt olun/ });
    await axeFindsNothingInMain(page, "log-in with a game");
    await waiting.getByRole("link", { name: "Kayıt ol" }).click();
  });
  await typeThreeSteps(page, form, person);
  await expect(page).toHaveURL("/register-account-confirm");
  await expect(title(page)).toHaveText("Hesabınız oluşturuldu");
  await expect(form.main).toContainText(person.email);
  await axeFindsNothingInMain(page, "confirmation");

  await test.step("the mail can be sent again, and then not for a while", async () => {
    await form.main.getByRole("button", { name: "Mesajı tekrar gönder" }).click();
    await expect(form.main.getByRole("button", { name: /^Mesajı tekrar gönder \(/ })).toBeVisible();
  });
  const path = await mailedPath(operator, person.email);
  await test.step("a confirmation that is lost on the way can be tried again", async () => {
    await context.route("**/endpoint/v1", async (route) => {
      const isConfirmation = route.request().postData()?.includes('"register_confirm"');
      await (isConfirmation ? route.abort() : route.fallback());
    });
    await page.goto(path);
    await expect(title(page)).toHaveText("Siteye şu anda ulaşılamıyor");
    await expect(page).toHaveURL("/register-account-confirm");
    await context.unrouteAll();
    await form.main.getByRole("button", { name: "Tekrar dene" }).click();
    await expect(title(page)).toHaveText("Hesabınız onaylandı");
  });
  const logIn = form.main.getByRole("link", { name: "Giriş yap" });
  await test.step("the link counts once", async () => {
    await logIn.click();
    await expect(title(page)).toHaveText("Giriş yap");
    await expect(form.username).toHaveValue(person.username);
    await openInside(page, path);
    await expect(title(page)).toHaveText("Hesap bu bağlantıyla onaylanamadı");
    await expect(form.main.getByText("Bu bağlantı geçersiz veya süresi dolmuş.")).toBeVisible();
    await expect(form.main.getByText("Bağlantının süresi dolduysa yenisini isteyin.")).toBeVisible();
    await expect(page).toHaveURL("/register-account-confirm");
  });
  await logIn.click();
  await fillLogIn(page, person.username, goodPassword);
  await expect(page).toHaveURL(wanted);
  await openInside(page, "/register");
  await expect(page).toHaveURL("/");
  await expect(accountMenu(page)).toHaveAccessibleName(/Işıl/);
});

async function typeThreeSteps(page: Page, form: RegistrationForm, person: Newcomer): Promise<void> {
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
  await expect(form.main.getByRole("listitem").filter({ hasText: "En az 8 karakter" })).not.toContainText("(tamam)");
  await keyboard.press("Control+A");
  await type(goodPassword, "", goodPassword, "", "", "", "", "", "");
  await expect(form.main.getByRole("listitem").filter({ hasText: "En az 8 karakter" })).toContainText("(tamam)");
  await expect(form.rules).toBeFocused();
  await keyboard.press("Space");
  await keyboard.press("Enter");
}

test(
  "nothing typed is lost: back and forth, a reload, the rules, a refusal at its field, a wider screen, another language",
  { tag: "@nightly" },
  async ({ page, context }) => {
    const free = newcomer();
    const person = { ...newcomer(), username: "Işıl" };
    await page.setViewportSize(phone);
    await page.goto("/register?step=3&code=YAZ26");
    const form = registrationForm(page);
    await expect(form.step).toHaveAttribute("aria-valuenow", "1");
    await expect(page).toHaveURL("/register");
    await axeFindsNothingInMain(page, "registration, step 1");
    await fillPerson(form, person);
    await form.firstName.fill("Işıl 2");
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
    await page.evaluate(() => {
      const failure = new Event("vite:preloadError", { cancelable: true });
      window.dispatchEvent(Object.assign(failure, { payload: new TypeError("a part of the app is gone") }));
    });
    await openRules(page, context, form);
    await expect(form.password).toHaveValue(goodPassword);
    await expect(form.rules).toBeChecked();

    await test.step("what the operator refuses lands at its field, in the step that it is in", async () => {
      await form.submit.click();
      await expect(form.main.getByText("Yalnızca harf kullanın")).toBeVisible();
      await expect(form.firstName).toBeFocused();
      await expect(form.firstName).toBeInViewport();
      await expect(page).toHaveURL("/register");
      await form.firstName.fill("Işıl Nur");
      await expect(form.main.getByText("Yalnızca harf kullanın")).toHaveCount(0);
      await form.goOn.click();
      await form.goOn.click();
      await expect(form.main.getByText(/^4–20 karakter: a–z harfleri/)).toBeVisible();
      await form.username.fill(free.username);
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(form.firstName).toHaveValue("Işıl Nur");
    await expect(form.password).toHaveValue(goodPassword);
    await page.getByRole("banner").getByRole("button", { name: "EN", exact: true }).click();
    await expect(form.main.getByLabel("Username")).toHaveValue(free.username);
    await expect(form.main.getByLabel("Password", { exact: true })).toHaveValue(goodPassword);
    await axeFindsNothingInMain(page, "registration on one page");
    expect(await stored(page)).toContain(free.username);
    expect(await stored(page)).not.toContain(goodPassword);
    await form.main.getByRole("button", { name: "Register" }).click();
    await expect(page).toHaveURL("/register-account-confirm");
  },
);

/** The rules open in another tab, so that the passwords need not be kept anywhere but in their fields. */
async function openRules(page: Page, context: BrowserContext, form: RegistrationForm): Promise<void> {
  // What is there does not matter here, and the whole site takes a second.
  await context.route("**/info/GenelKurallar", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>-</title>" }),
  );
  const opened = page.waitForEvent("popup");
  await form.main.getByRole("link", { name: "genel kuralları" }).click();
  const rules = await opened;
  await expect(rules).toHaveURL("/info/GenelKurallar");
  await rules.close();
}

const isRegistration = (request: Request) => request.postData()?.includes('"method":"register"') ?? false;

/** Passes registrations on and loses their answers, until `answer` is called. Their keys, in order, are in `keys`. */
async function loseAnswers(context: BrowserContext) {
  const keys: (string | undefined)[] = [];
  let answers = false;
  await context.route("**/endpoint/v1", async (route) => {
    if (!isRegistration(route.request())) return route.fallback();
    keys.push(route.request().headers()["idempotency-key"]);
    if (answers) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  return { keys, answer: () => void (answers = true) };
}

/** Keeps registrations waiting until `release` is called. `count` says how many there were. */
async function holdRegistrations(context: BrowserContext) {
  let sent = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route("**/endpoint/v1", async (route) => {
    if (!isRegistration(route.request())) return route.fallback();
    sent += 1;
    await released;
    await route.fallback().catch(() => {});
  });
  return { release, count: () => sent };
}

async function typePasswords({ password, passwordConfirm }: RegistrationForm): Promise<void> {
  await password.fill(goodPassword);
  await passwordConfirm.fill(goodPassword);
}

const maybeOpened = "Önceki gönderiminiz hesabınızı açmış olabilir";

test(
  "an operator without extensions: offline nothing is sent; without an answer the outcome is unknown, and nothing sent again; then the account leads to the log-in",
  { tag: "@nightly" },
  async ({ page, context, noSurprises }) => {
    noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
    await answerCall(context, "system/capabilities", { result: true, data: [] });
    const form = await fillOnePage(page, newcomer());
    const alert = form.main.getByRole("alert");
    await context.setOffline(true);
    await form.submit.click();
    await expect(alert).toContainText("Hiçbir şey gönderilmedi");
    await expect(alert).toBeFocused();
    await context.setOffline(false);

    // The request arrives, and the answer is lost.
    const { keys, answer } = await loseAnswers(context);
    await form.submit.click();
    await expect(alert).toContainText("Kaydınızın ulaşıp ulaşmadığı belli değil");
    await page.reload();
    await expect(alert).toContainText(maybeOpened);
    expect(keys).toHaveLength(1);

    answer();
    await typePasswords(form);
    await form.submit.click();
    await expect(form.main.getByText("Bu kullanıcı adı alınmış")).toBeVisible();
    await expect(alert.getByRole("link", { name: "giriş yapmayı" })).toBeVisible();

    // No mail has to be waited for.
    await fillAll(form, newcomer());
    await form.submit.click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByText("Hesabınız oluşturuldu")).toBeVisible();
  },
);

test("sent once: a lost answer keeps its key over a reload; a double tap, a second tab and a reload in mid-flight are one registration", async ({
  page,
  context,
  noSurprises,
}) => {
  noSurprises.expectError(/ERR_FAILED|Failed to load resource/);
  const { keys, answer } = await loseAnswers(context);
  const ask = await answerCall(context, "system/capabilities", {}, 503);
  const person = newcomer();
  const form = await fillOnePage(page, person);
  const alert = form.main.getByRole("alert");
  await test.step("the page cannot ask whether the operator takes keys, so it sends nothing that could be sent twice, and keeps the input", async () => {
    await form.submit.click();
    await expect(alert).toHaveText("Siteye şu anda ulaşılamıyorHiçbir şey gönderilmedi. Birazdan tekrar deneyin.");
    await expect(alert).toBeFocused();
    await expect(form.username).toHaveValue(person.username);
    await expect(form.password).toHaveValue(goodPassword);
    await expect(form.submit).toBeEnabled();
    expect(keys).toEqual([]);
  });
  await test.step("a lost answer keeps its key, also over a reload", async () => {
    await ask();
    await form.submit.click();
    await expect(form.main.getByRole("button", { name: "Tekrar dene" })).toBeVisible();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    await page.reload();
    await expect(alert).toContainText(maybeOpened);
    await typePasswords(form);
    answer();
    await form.submit.click();
    await expect(page).toHaveURL("/register-account-confirm");
    expect(keys).toHaveLength(4);
    expect(keys[3]).toBe(keys[0]);
  });
  await test.step("a double tap and a second tab are one registration", async () => {
    const { release, count } = await openAgainAndHold(page, context, form);
    await form.submit.dblclick();
    await expect.poll(count).toBe(1);
    const other = await context.newPage();
    await other.goto("/register");
    await expect(other.getByRole("main").getByRole("button", { name: "Lütfen Bekleyiniz..." })).toBeVisible();
    release();
    for (const tab of [page, other]) await expect(tab).toHaveURL("/register-account-confirm");
    expect(count()).toBe(1);
    await other.close();
  });
  await test.step("a page that is reloaded in mid-flight knows that something was sent, and the same again opens no second account", async () => {
    const { release, count } = await openAgainAndHold(page, context, form);
    await form.submit.click();
    await expect.poll(count).toBe(1);
    await page.reload();
    await expect(alert).toContainText(maybeOpened);
    expect(await stored(page)).not.toContain(goodPassword);
    release();
    await typePasswords(form);
    await form.submit.click();
    await expect(page).toHaveURL("/register-account-confirm");
  });
});

/** Fills in the form for another person, and holds the registrations that are sent from now on. */
async function openAgainAndHold(page: Page, context: BrowserContext, form: RegistrationForm) {
  const held = await holdRegistrations(context);
  await openInside(page, "/register");
  await fillAll(form, newcomer());
  return held;
}
