import { expect, test } from "./fixtures.ts";
import { forgetAttempts } from "./log-in.ts";
import { fillOnePage, mailedPath, newcomer } from "./registration.ts";

// A worker would hide the bodies of calls from Playwright, and installing it takes time.
test.use({ serviceWorkers: "block" });

test.beforeEach(({ operator }) => forgetAttempts(operator));

test("the mail's link: over, lost on the way, and without one", async ({ page, context, operator, noSurprises }) => {
  noSurprises.expectError(/ERR_FAILED|Failed to load resource/);
  const person = newcomer();
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
  await expect(form.main.getByText("Bağlantının süresi dolduysa destek ekibine yazın.")).toBeVisible();
});
