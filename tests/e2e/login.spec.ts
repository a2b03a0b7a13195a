import type { Page, Request } from "@playwright/test";
import { generateSync } from "otplib";
import { demoAuthenticatorSecret, demoPassword, demoPlayers } from "../../demo/players.ts";
import { axeFindsNothingInMain } from "./axe.ts";
import { callAddress } from "./calls.ts";
import { expect, test } from "./fixtures.ts";
import { forgetAttempts, logInPage, newestSmsCode, sentMessages } from "./log-in.ts";
import { openInside } from "./open-inside.ts";
import { accountMenu, fillLogIn } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { toastAfter } from "./toasts.ts";

// Nothing here depends on the worker. It would hide the bodies of calls, and installing it takes a second.
test.use({ serviceWorkers: "block" });

const rightCode = () => generateSync({ secret: demoAuthenticatorSecret });
const wrongCode = () => String((Number(rightCode()) + 7) % 1_000_000).padStart(6, "0");
const smsPhone = demoPlayers.find(({ username }) => username === "efsun")?.phone ?? "";

test.beforeEach(({ operator }) => forgetAttempts(operator));

/** Everything that the browser stores for the site. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

/** Stores where the player wanted to go, as the guard does. */
const wantTo = (page: Page, address: string) =>
  page.evaluate((path) => sessionStorage.setItem("returnUrl", path), address);

/** Opens the form on a device that knows nobody. A log-out would show the home page first, which costs more. */
async function openLogInAsVisitor(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await expect(logInPage(page).username).toBeVisible();
}

test("a player with a password alone: a lost session leads to the form, what is wrong is said, and the keyboard logs in", async ({
  page,
  context,
  operator,
  noSurprises,
}) => {
  noSurprises.expectError(/status of 5\d\d|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await startSignedIn(page, operator);
  await operator.db.updateTable("session").set({ revoked_at: new Date() }).execute();
  await page.goto("/profile");
  const { username, password, error } = logInPage(page);

  await test.step("a lost session leads back to the form, says why, and keeps what was typed through a reload", async () => {
    await expect(page).toHaveURL("/login");
    await expect(
      page
        .getByRole("main")
        .getByRole("status")
        .filter({ hasText: /Oturum/ }),
    ).toBeVisible();
    await username.fill("deniz");
    await password.fill("yarım");
    await page.reload();
    await expect(username).toHaveValue("deniz");
    await expect(password).toHaveValue("");
  });
  await test.step("what is typed wrong is said at its field, and nothing is sent", () => wrongInputIsNotSent(page));
  await test.step("a refused log-in says why above the form; the username stays, the password goes only when it was wrong", async () => {
    await fillLogIn(page, "  deniz ", "Yanlis-1");
    await expect(error).toContainText("Giriş Başarısız");
    await expect(error).toBeFocused();
    await expect(username).toHaveValue("deniz");
    await expect(password).toHaveValue("");
    await axeFindsNothingInMain(page, "log-in, refused");

    await fillLogIn(page, "kumsal");
    await expect(error).toContainText("İnaktif hesap");
    await expect(password).toHaveValue(demoPassword);

    await tryTooOften(operator.origin, "boyle-biri-yok");
    await fillLogIn(page, "boyle-biri-yok");
    await expect(error).toContainText("Çok fazla deneme yapıldı. Lütfen 15 dakika sonra tekrar deneyin.");
  });
  await test.step("so does one offline, where nothing is lost, and one without the operator's answer", async () => {
    await context.setOffline(true);
    await fillLogIn(page, "deniz");
    await expect(error).toContainText("Çevrim dışısınız");
    await expect(username).toHaveValue("deniz");
    await expect(password).toHaveValue(demoPassword);
    await context.setOffline(false);
    for (const [status, words] of [
      [503, "Siteye şu anda ulaşılamıyor"],
      [500, "Bazı sorunlar yaşıyoruz. Lütfen daha sonra tekrar deneyin."],
    ] as const) {
      await context.route(callAddress, (route) => route.fulfill({ status, body: "" }));
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
    await wantTo(page, "/promotions");
    await toastAfter(page, /Başarıyla giriş yapıldı/, () => logInByKeyboard(page));
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL("/promotions");
    expect(await stored(page)).not.toContain(demoPassword);
    expect(await stored(page)).not.toContain("karo.draft.login");
  });
  await test.step("the player is at the log-in no more, and is led to pages of this site alone", async () => {
    await wantTo(page, "//evil.example");
    await openInside(page, "/login");
    await expect(page).toHaveURL("/");
    await expect(accountMenu(page)).toBeVisible();
  });
});

async function wrongInputIsNotSent(page: Page): Promise<void> {
  const { username, password, submit } = logInPage(page);
  let sent = 0;
  const count = (request: Request) => {
    if (request.method() === "POST" && request.postData()?.includes('"login"')) sent += 1;
  };
  page.on("request", count);
  await username.fill("");
  await submit.click();
  await expect(username).toBeFocused();
  await expect(username).toHaveAccessibleDescription("Kullanıcı adınızı girin");
  await expect(password).toHaveAccessibleDescription(/Şifrenizi girin/);
  await username.fill("ş".repeat(300));
  await expect(page.getByText(/Kullanıcı adlarında Türkçe harf olmaz/)).toBeVisible();
  await expect(username).toHaveAccessibleDescription(/Çok uzun/);
  expect(sent).toBe(0);
  page.off("request", count);
}

async function logInByKeyboard(page: Page): Promise<void> {
  const { username, password, submit } = logInPage(page);
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
}

/** Tries to log in as often as the operator allows. */
async function tryTooOften(origin: string, username: string): Promise<void> {
  const headers = { "content-type": "application/json", panel: "frontend" };
  const body = JSON.stringify({
    api: { class: "user", method: "login" },
    data: { username, password: "x", Lang: "tr" },
  });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await fetch(`${origin}/endpoint/v1`, { method: "POST", headers, body });
  }
}

test("with a second factor: the second step can be left, and a code leads to where the player wanted to go", async ({
  page,
  operator,
}) => {
  await page.clock.install();
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
    await operator.db
      .updateTable("session")
      .set({ expires_at: new Date(0) })
      .where("awaits", "is not", null)
      .execute();
    await code.fill(wrongCode());
    await expect(page.getByText("Giriş süresi doldu. Lütfen şifrenizi tekrar yazın.")).toBeVisible();
    await expect(password).toHaveValue("");
  });
  await test.step("a code is asked for; a wrong one says so at the field, then the right one counts", async () => {
    await wantTo(page, "/promotions?state=active");
    await fillLogIn(page, "derya");
    await expect(code).toBeFocused();
    await page.keyboard.type("12345");
    await page.keyboard.press("Enter");
    await expect(code).toHaveAccessibleDescription(/6 haneli kodun tamamını girin/);
    await axeFindsNothingInMain(page, "authenticator");
    await code.fill("");
    await page.keyboard.type(wrongCode());
    await expect(code).toHaveAccessibleDescription(/Girdiğiniz kod hatalı/);
    await expect(code).toBeFocused();
    await expect(code).toHaveValue("");
    expect(await stored(page)).not.toContain("userSession");

    const typed = rightCode();
    await code.fill(`${typed.slice(0, 3)} ${typed.slice(3)}`);
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL("/promotions?state=active");
  });
  await test.step("a code comes by SMS, and another one once the first counts no more", async () => {
    await openLogInAsVisitor(page);
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
  });
});

/** Asks for a new password on the open page, and ends on the log-in page. */
async function askForNewPassword(page: Page, account: string): Promise<void> {
  await page.getByLabel("E-posta veya kullanıcı adı", { exact: true }).fill(account);
  await page.getByRole("button", { name: "Bağlantı gönder" }).click();
  await expect(page).toHaveURL("/login");
  await expect(
    page.getByText(/Böyle bir hesap varsa, şifre sıfırlama adımları e-posta adresine gönderildi/),
  ).toBeVisible();
}

async function chooseNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("Yeni şifre", { exact: true }).fill(password);
  await page.getByLabel("Yeni şifre (tekrar)", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Şifreyi kaydet" }).click();
}

test(
  "a forgotten password: the same answer for whoever asks, and a mail whose link chooses a new one, once",
  { tag: "@nightly" },
  async ({ page, operator }) => {
    const mails = async () => (await sentMessages(operator)).filter(({ channel }) => channel === "email");
    const before = (await mails()).length;
    const account = page.getByLabel("E-posta veya kullanıcı adı", { exact: true });
    const newPassword = page.getByLabel("Yeni şifre", { exact: true });
    const forgotten = page.getByRole("main").getByRole("link", { name: "Şifrenizi mi unuttunuz?" });
    await page.goto("/forgot-password");

    await test.step("what is no address is said at the field, and what was typed survives a reload", async () => {
      await account.fill("deniz@karo");
      await page.keyboard.press("Enter");
      await expect(account).toHaveAccessibleDescription("Geçerli bir e-posta adresi girin");
      await axeFindsNothingInMain(page, "forgot password");
      await page.reload();
      await expect(account).toHaveValue("deniz@karo");
    });
    await test.step("whoever asks gets the same answer, and whoever there is gets a mail", async () => {
      await askForNewPassword(page, "boyle-biri-yok");
      await forgotten.click();
      await askForNewPassword(page, "yok@karo.example");
      expect(await mails()).toHaveLength(before);
      await forgotten.click();
      await askForNewPassword(page, " Toprak@Karo.example ");
      await forgotten.click();
      await askForNewPassword(page, "toprak");
      expect(await mails()).toHaveLength(before + 2);
    });

    const link = (await mails()).find(({ path }) => path?.startsWith("/account_reset"))?.path ?? "";
    await test.step("the mail's link chooses a new password, and leaves no token in the address", async () => {
      await page.goto(link);
      await expect(newPassword).toBeVisible();
      await expect(page).toHaveURL("/account_reset");
      await page.reload();
      await expect(newPassword).toBeVisible();
      await axeFindsNothingInMain(page, "new password");
      await chooseNewPassword(page, "Şifreler-8");
      await expect(page).toHaveURL("/login");
      await expect(page.getByText("Şifreniz değişti. Yeni şifrenizle giriş yapın.")).toBeVisible();
    });
    await test.step("only the new password logs in", async () => {
      await fillLogIn(page, "toprak");
      await expect(logInPage(page).error).toContainText("Giriş Başarısız");
      await fillLogIn(page, "toprak", "Şifreler-8");
      await expect(accountMenu(page)).toBeVisible();
    });
    await test.step("a link without its token, with one that looks like a number, and with one that was used", async () => {
      const another = page.getByRole("main").getByRole("link", { name: "Yeni bağlantı iste" });
      await openInside(page, "/account_reset");
      await another.click();
      await expect(account).toBeVisible();
      await openInside(page, "/account_reset?token=1e400");
      await expect(newPassword).toBeVisible();
      await openInside(page, "/forgot-password");
      await expect(account).toBeVisible();
      await openInside(page, link);
      await chooseNewPassword(page, "Baska-Bir-9");
      await expect(logInPage(page).error).toContainText(
        "Bu bağlantı geçersiz veya süresi dolmuş. Lütfen yenisini isteyin.",
      );
      await another.click();
      await expect(page).toHaveURL("/forgot-password");
    });
  },
);
