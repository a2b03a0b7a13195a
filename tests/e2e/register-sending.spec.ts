import type { BrowserContext, Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { forgetAttempts } from "./log-in.ts";
import { openInside } from "./open-inside.ts";
import { fillAll, fillOnePage, goodPassword, newcomer, type RegistrationForm } from "./registration.ts";
import { answerCall } from "./sign-in.ts";

// A worker would hide the bodies of calls from Playwright, and installing it takes time.
test.use({ serviceWorkers: "block" });

test.beforeEach(({ operator }) => forgetAttempts(operator));

const isRegistration = (request: Request) => request.postData()?.includes('"method":"register"') ?? false;

test("offline nothing is sent; without an answer the outcome is said to be unknown, and nothing sent again", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  await answerCall(context, "system/capabilities", { result: true, data: ["register_confirm"] });
  const form = await fillOnePage(page, newcomer());
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.main.getByRole("alert")).toContainText("Hiçbir şey gönderilmedi");
  await expect(form.main.getByRole("alert")).toBeFocused();
  await context.setOffline(false);

  // The request arrives, and the answer is lost.
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
  await typePasswords(form);
  await form.submit.click();
  await expect(form.main.getByText("Bu kullanıcı adı alınmış")).toBeVisible();
  await expect(form.main.getByRole("alert").getByRole("link", { name: "giriş yapmayı" })).toBeVisible();
});

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
  const answer = () => {
    answers = true;
  };
  return { keys, answer };
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

test("without knowing whether the operator takes keys nothing is sent; then a lost answer keeps its key over a reload", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/ERR_FAILED|Failed to load resource/);
  const { keys, answer } = await loseAnswers(context);
  const ask = await answerCall(context, "system/capabilities", {}, 503);
  const person = newcomer();
  const form = await fillOnePage(page, person);
  // The page cannot ask whether the operator supports it. So it sends nothing that could be sent twice, and keeps the
  // input.
  await form.submit.click();
  await expect(form.main.getByRole("alert")).toHaveText("Siteye şu anda ulaşılamıyorHiçbir şey gönderilmedi. Birazdan tekrar deneyin.");
  await expect(form.main.getByRole("alert")).toBeFocused();
  await expect(form.username).toHaveValue(person.username);
  await expect(form.password).toHaveValue(goodPassword);
  await expect(form.submit).toBeEnabled();
  expect(keys).toEqual([]);
  await ask();
  await form.submit.click();
  const again = form.main.getByRole("button", { name: "Tekrar dene" });
  await expect(again).toBeVisible({ timeout: 20_000 });
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);

  await page.reload();
  await expect(form.main.getByRole("alert")).toContainText("Önceki gönderiminiz hesabınızı açmış olabilir");
  await typePasswords(form);
  answer();
  await form.submit.click();
  await expect(page).toHaveURL("/register-account-confirm");
  expect(keys).toHaveLength(4);
  expect(keys[3]).toBe(keys[0]);
});

test("a double tap, a second tab and a reload in mid-flight are one registration", async ({ page, context }) => {
  const first = await holdRegistrations(context);
  const form = await fillOnePage(page, newcomer());
  await form.submit.dblclick();
  await expect.poll(first.count).toBe(1);
  const other = await context.newPage();
  await other.goto("/register");
  await expect(other.getByRole("main").getByRole("button", { name: "Lütfen Bekleyiniz..." })).toBeVisible();
  first.release();
  for (const tab of [page, other]) await expect(tab).toHaveURL("/register-account-confirm");
  expect(first.count()).toBe(1);
  await other.close();

  await test.step("a page that is reloaded in mid-flight knows that something was sent, and the same again opens no second account", async () => {
    const { release, count } = await holdRegistrations(context);
    await openInside(page, "/register");
    await fillAll(form, newcomer());
    await form.submit.click();
    await expect.poll(count).toBe(1);
    await page.reload();
    await expect(form.main.getByRole("alert")).toContainText("Önceki gönderiminiz hesabınızı açmış olabilir");
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(goodPassword);
    release();
    await typePasswords(form);
    await form.submit.click();
    await expect(page).toHaveURL("/register-account-confirm");
  });
});

test("an operator that asks for no confirmation leads to the log-in", async ({ page, context }) => {
  await answerCall(context, "system/capabilities", { result: true, data: [] });
  const form = await fillOnePage(page, newcomer());
  await form.submit.click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Hesabınız oluşturuldu")).toBeVisible();
});
