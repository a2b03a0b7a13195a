import type { Page, Request } from "@playwright/test";
import { generateSync } from "otplib";
import { demoAuthenticatorSecret, demoPassword, demoPlayers } from "../../operator/seed/players.ts";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { forgetAttempts, logInPage, newestSmsCode } from "./log-in.ts";
import { accountMenu, fillLogIn } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";

// Only one test depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

const rightCode = () => generateSync({ secret: demoAuthenticatorSecret });
const wrongCode = () => String((Number(rightCode()) + 7) % 1_000_000).padStart(6, "0");
const smsPhone = demoPlayers.find(({ username }) => username === "efsun")?.phone ?? "";

test.beforeEach(({ operator }) => forgetAttempts(operator));

/** Everything that the browser stores for the site. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

/** Stores where the player wanted to go, as the guard does. */
const wantTo = (page: Page, address: string) => page.evaluate((path) => sessionStorage.setItem("returnUrl", path), address);

/** Opens the form on a device that knows nobody. A log-out would show the home page first, which costs more. */
async function openLogInAsVisitor(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await expect(logInPage(page).username).toBeVisible();
}

test("a player with a password alone: what is wrong is said, then the keyboard logs in", async ({ page, context, operator, noSurprises }) => {
  noSurprises.expectError(/status of 5\d\d|Failed to load resource/);
  await page.goto("/login");
  const { username, password, submit, error } = logInPage(page);

  await test.step("what is typed wrong is said at its field, and nothing is sent", async () => {
    let sent = 0;
    const count = (request: Request) => {
      if (request.method() === "POST" && request.postData()?.includes('"login"')) sent += 1;
    };
    page.on("request", count);
    await submit.click();
    await expect(username).toBeFocused();
    await expect(username).toHaveAccessibleDescription("Bu alan zorunludur");
    await expect(password).toHaveAccessibleDescription(/Bu alan zorunludur/);
    await username.fill("ş".repeat(300));
    await expect(page.getByText(/Kullanıcı adlarında Türkçe harf olmaz/)).toBeVisible();
    await expect(username).toHaveAccessibleDescription(/Çok uzun/);
    expect(sent).toBe(0);
    page.off("request", count);
  });

  await test.step("a refused log-in says why above the form; the username stays, the password goes only when it was wrong", async () => {
    await fillLogIn(page, "  deniz ", "Yanlis-1");
    await expect(error).toContainText("Giriş Başarısız");
    await expect(error).toBeFocused();
    await expect(username).toHaveValue("deniz");
    await expect(password).toHaveValue("");

    await fillLogIn(page, "kumsal");
    await expect(error).toContainText("İnaktif hesap");
    await expect(password).toHaveValue(demoPassword);

    await tryTooOften(operator.origin, "boyle-biri-yok");
    await fillLogIn(page, "boyle-biri-yok");
    await expect(error).toContainText("Çok fazla deneme yapıldı. Lütfen 15 dakika sonra tekrar deneyin.");
  });

  await test.step("so does one without the operator's answer", async () => {
    for (const [status, words] of [
      [503, "Siteye şu anda ulaşılamıyor"],
      [500, "Bazı sorunlar yaşıyoruz. Lütfen daha sonra tekrar deneyin."],
    ] as const) {
      await context.route("**/endpoint/v1", (route) => route.fulfill({ status, body: "" }));
      await fillLogIn(page, "deniz");
      await expect(error).toContainText(words);
      await context.unrouteAll();
    }
    await wantTo(page, "/tournaments");
    await error.getByRole("button", { name: "Tekrar dene" }).click();
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL("/tournaments");
  });

  await test.step("the keyboard alone logs in, and sees the password on the way", async () => {
    await openLogInAsVisitor(page);
    await username.focus();
    await page.keyboard.type("deniz");
    await page.keyboard.press("Tab");
    await expect(password).toBeFocused();
    await page.keyboard.type(demoPassword);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(password).toHaveAttribute("type", "text");
    await expect(page.getByRole("button", { name: "Şifreyi gizle" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(submit).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Başarıyla giriş yapıldı")).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL("/");
    expect(await stored(page)).not.toContain(demoPassword);
    expect(await stored(page)).not.toContain("karo.draft.login");
  });

  await test.step("the player is at the log-in no more, and is led to pages of this site alone", async () => {
    await wantTo(page, "//evil.example");
    await page.goto("/login");
    await expect(page).toHaveURL("/");
    await expect(accountMenu(page)).toBeVisible();
  });
});

/** Tries to log in as often as the operator allows. */
async function tryTooOften(origin: string, username: string): Promise<void> {
  const headers = { "content-type": "application/json", panel: "frontend" };
  const body = JSON.stringify({ api: { class: "user", method: "login" }, data: { username, password: "x", Lang: "tr" } });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await fetch(`${origin}/endpoint/v1`, { method: "POST", headers, body });
  }
}

test("with an authenticator: the second step can be left, and its code leads to where the player wanted to go", async ({ page, operator }) => {
  await page.goto("/forgot-password");
  await page.getByRole("link", { name: "Giriş" }).first().click();
  const { username, password, code } = logInPage(page);

  await test.step("the second step is left by the back button, by a reload, and when its time is over", async () => {
    await fillLogIn(page, "derya");
    await expect(code).toBeVisible();
    const told = page.waitForRequest((request) => request.postData()?.includes('"logout"') === true);
    await page.goBack();
    await expect(password).toBeVisible();
    await expect(page).toHaveURL("/login");
    await told;

    await fillLogIn(page, "derya");
    await expect(code).toBeVisible();
    await page.reload();
    await expect(password).toHaveValue("");
    await expect(username).toHaveValue("derya");
    await expect(page).toHaveURL("/login");
    expect(await stored(page)).not.toContain("userSession");

    await fillLogIn(page, "derya");
    await expect(code).toBeVisible();
    await operator.db.updateTable("session").set({ expires_at: new Date(0) }).where("awaits", "is not", null).execute();
    await code.fill(wrongCode());
    await expect(page.getByText("Giriş süresi doldu. Lütfen şifrenizi tekrar yazın.")).toBeVisible();
    await expect(password).toHaveValue("");
  });

  await test.step("a code is asked for; a wrong one says so in a dialog, then the right one counts", async () => {
    await wantTo(page, "/promotions?state=active");
    await fillLogIn(page, "derya");
    await expect(code).toBeFocused();
    await page.keyboard.type("12345");
    await page.keyboard.press("Enter");
    await expect(code).toHaveAccessibleDescription(/6 haneli kodun tamamını girin/);
    await code.fill("");
    await page.keyboard.type(wrongCode());
    const dialog = page.getByRole("dialog", { name: "Girdiğiniz kod hatalı" });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Tamam" }).click();
    await expect(code).toBeFocused();
    await expect(code).toHaveValue("");
    expect(await stored(page)).not.toContain("userSession");

    const typed = rightCode();
    await code.fill(`${typed.slice(0, 3)} ${typed.slice(3)}`);
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL("/promotions?state=active");
  });
});

test("a code comes by SMS, which the phone may fill in by itself", async ({ page, operator }) => {
  await page.clock.install();
  await page.exposeFunction("readSms", () => newestSmsCode(operator, smsPhone));
  await page.addInitScript(() => {
    Object.assign(window, { OTPCredential: Object, listening: 0 });
    const site = window as unknown as { listening: number; answers: boolean; readSms: () => Promise<string> };
    navigator.credentials.get = (options) => {
      site.listening += 1;
      return new Promise((resolve, reject) => {
        options?.signal?.addEventListener("abort", () => {
          site.listening -= 1;
          reject(new DOMException("over", "AbortError"));
        });
        if (site.answers) void site.readSms().then((code) => resolve({ id: "", type: "otp", code } as Credential));
      });
    };
  });
  const listening = () => page.evaluate(() => (window as unknown as { listening: number }).listening);
  await page.goto("/login");
  const { code } = logInPage(page);

  await test.step("another one comes once the first counts no more", async () => {
    await wantTo(page, "/tournaments");
    await fillLogIn(page, "efsun");
    await expect(page.getByText("Kod gönderildi.")).toBeVisible();
    const resend = page.getByRole("button", { name: /^Yeni kod iste/ });
    await expect(resend).toHaveText(/\((3:00|2:5\d)\)/);
    await expect(resend).toBeDisabled();
    const first = await newestSmsCode(operator, smsPhone);

    await page.clock.fastForward("03:00");
    await resend.click();
    await expect(resend).toBeDisabled();
    await expect.poll(() => newestSmsCode(operator, smsPhone)).not.toBe(first);
    await code.fill(await newestSmsCode(operator, smsPhone));
    await expect(accountMenu(page)).toBeVisible();
    await openLogInAsVisitor(page);
  });

  await test.step("the phone fills it in, and stops listening when the player turns back", async () => {
    await fillLogIn(page, "efsun");
    await expect.poll(listening).toBe(1);
    await page.getByRole("button", { name: "Geri dön" }).click();
    await expect(logInPage(page).password).toBeVisible();
    expect(await listening()).toBe(0);

    await page.evaluate(() => Object.assign(window, { answers: true }));
    await fillLogIn(page, "efsun");
    await expect(accountMenu(page)).toBeVisible();
  });
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("offline nothing is sent and nothing is lost", async ({ page, context, noSurprises }) => {
    noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await page.goto("/login");
    await workerIsReady(page);
    const { username, password, submit, error } = logInPage(page);
    await context.setOffline(true);
    await fillLogIn(page, "deniz");
    await expect(error).toContainText("Çevrim dışısınız");
    await expect(username).toHaveValue("deniz");
    await expect(password).toHaveValue(demoPassword);
    await context.setOffline(false);
    await submit.click();
    await expect(accountMenu(page)).toBeVisible();
  });
});

test("a lost session leads back to the form, says why, and keeps what was typed through a reload", async ({ page, operator }) => {
  await startSignedIn(page, operator);
  await operator.db.updateTable("session").set({ revoked_at: new Date() }).execute();
  await page.goto("/profile");
  await expect(page).toHaveURL("/login");
  const { username, password } = logInPage(page);
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: /Oturum/ })).toBeVisible();
  await username.fill("deniz");
  await password.fill("yarım");
  await page.reload();
  await expect(username).toHaveValue("deniz");
  await expect(password).toHaveValue("");
  await fillLogIn(page, "deniz");
  // A return address that contains "profile" leads home (product.md 2.4).
  await expect(page).toHaveURL("/");
  await expect(accountMenu(page)).toBeVisible();
});
