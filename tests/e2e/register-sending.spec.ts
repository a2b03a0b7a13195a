import type { Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { forgetAttempts } from "./log-in.ts";
import { fillOnePage, goodPassword, newcomer } from "./registration.ts";
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
    // The request arrives and opens the account; the answer is lost.
    await route.fetch();
    await route.abort();
  });
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
  const again = form.main.getByRole("button", { name: "Tekrar gönder" });
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
  const form = await fillOnePage(page, newcomer());
  await form.submit.click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Hesabınız oluşturuldu. Giriş yapabilirsiniz.")).toBeVisible();
});
