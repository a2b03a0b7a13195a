import { devices, type Page } from "@playwright/test";
import { findAccount } from "../../operator/accounts/find-player.ts";
import { totpAt } from "../../operator/second-factor/totp.ts";
import { openSession } from "../../operator/sessions/open-session.ts";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { everythingKept } from "./kept.ts";
import { forgetAttempts, logInPage, newestSmsCode } from "./log-in.ts";
import { beginOnPhone, looksRightInBothLanguages, partLooksRight } from "./look.ts";
import { startAsNewPlayer } from "./new-player.ts";
import { goodPassword, type Newcomer } from "./registration.ts";
import { accountMenu, fillLogIn, logOut } from "./sign-in.ts";

test.use({ serviceWorkers: "block" });
test.beforeEach(({ operator }) => forgetAttempts(operator));

const main = (page: Page) => page.getByRole("main");
const code = (page: Page) => main(page).getByLabel(/^(Uygulamanın gösterdiği kod|Code shown by the app|Telefonunuza gelen kod)$/);
const row = (page: Page, name: string) => main(page).getByRole("link", { name });
const phoneOf = ({ phone }: Newcomer) => `+9${phone.replaceAll(" ", "")}`;

/** Starts the set-up and returns the secret as the page shows it. */
async function startSetup(page: Page): Promise<string> {
  await main(page).getByRole("button", { name: /^(Kuruluma başla|Start the setup)$/ }).click();
  return ((await main(page).locator("code").textContent()) ?? "").replaceAll(" ", "");
}

test("an authenticator is turned on, asked for at log-in, and turned off with a code", async ({ page, operator }) => {
  const player = await startAsNewPlayer(page, operator);
  await page.goto("/profile");
  await row(page, "Giriş güvenliği").click();
  await expect(row(page, "Doğrulayıcı uygulama")).toContainText("Kullanılmıyor");
  await expect(main(page).getByRole("status").filter({ hasText: "Doğrulayıcı uygulamayı açın" })).toBeVisible();
  await row(page, "Doğrulayıcı uygulama").click();
  const secret = await startSetup(page);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await expect(main(page).getByRole("img", { name: "Doğrulayıcı uygulama için QR kodu" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Bu cihazdaki uygulamada aç" })).toHaveAttribute("href", new RegExp(`^otpauth://totp/.*secret=${secret}`));
  await code(page).fill("000000");
  await expect(code(page)).toHaveAccessibleDescription(/Girdiğiniz kod hatalı/);
  await expect(code(page)).toBeFocused();
  await code(page).fill(totpAt(secret, new Date()));
  await expect(main(page).getByText("Doğrulayıcı açıldı.")).toBeVisible();
  await expect(page.locator("body")).not.toContainText(secret.slice(0, 4));
  await main(page).getByRole("link", { name: "Giriş güvenliği" }).last().click();
  await expect(row(page, "Doğrulayıcı uygulama")).toContainText("Kullanılıyor");

  await logOut(page);
  await page.goto("/login");
  await fillLogIn(page, player.username, goodPassword);
  // The code of this half minute was used to turn it on; the next one is accepted early.
  await logInPage(page).code.fill(totpAt(secret, new Date(Date.now() + 30_000)));
  await expect(accountMenu(page)).toBeVisible();

  await operator.db.updateTable("player").set({ totp_last_step: null }).where("username", "=", player.username).execute();
  await page.goto("/profile/security/authenticator");
  await code(page).fill(totpAt(secret, new Date()));
  await expect(main(page).getByText("Doğrulayıcı kapatıldı.")).toBeVisible();
});

test.describe("with the worker, which stores answers", () => {
  test.use({ serviceWorkers: "allow" });

  test("the secret is on the page alone, and gone when the page is left", async ({ page, operator }) => {
    const player = await startAsNewPlayer(page, operator);
    const heard: string[] = [];
    page.on("console", (message) => heard.push(message.text()));
    page.on("request", (request) => heard.push(request.url(), request.headers()["referer"] ?? ""));
    await page.goto("/profile/security/authenticator");
    await workerIsReady(page);
    const secret = await startSetup(page);
    const typed = totpAt(secret, new Date(0));
    await code(page).fill(typed);
    await expect(code(page)).toHaveAccessibleDescription(/Girdiğiniz kod hatalı/);
    const kept = `${await everythingKept(page)} ${await page.evaluate(() => JSON.stringify(history.state) + location.href)} ${heard.join(" ")}`;
    for (const trait of [secret, secret.slice(0, 8), typed, "otpauth"]) expect(kept).not.toContain(trait);
    await main(page).getByRole("link", { name: "Giriş güvenliği" }).click();
    await expect(row(page, "SMS ile kod")).toBeVisible();
    await page.goBack();
    await expect(main(page).getByRole("button", { name: "Kuruluma başla" })).toBeVisible();
    expect(await page.content()).not.toContain(secret);
    // The session ends in the middle of another set-up.
    const second = await startSetup(page);
    await operator.db
      .updateTable("session")
      .set({ revoked_at: new Date() })
      .where("player_id", "=", (eb) => eb.selectFrom("player").select("id").where("username", "=", player.username))
      .execute();
    await code(page).fill(totpAt(second, new Date()));
    await expect(page).toHaveURL("/login");
    // The address changes before the page does.
    await expect(logInPage(page).username).toBeVisible();
    expect(`${await page.content()} ${await everythingKept(page)}`).not.toContain(second);
  });
});

test("two tabs: the last secret counts, and the other tab follows", async ({ page, context, operator }) => {
  await startAsNewPlayer(page, operator);
  await page.goto("/profile/security/authenticator");
  const first = await startSetup(page);
  const other = await context.newPage();
  await other.goto("/profile/security/authenticator");
  const second = await startSetup(other);
  await code(page).fill(totpAt(first, new Date()));
  await expect(code(page)).toHaveAccessibleDescription(/Girdiğiniz kod hatalı/);
  await code(other).fill(totpAt(second, new Date()));
  await expect(main(other).getByText("Doğrulayıcı açıldı.")).toBeVisible();
  await page.bringToFront();
  await code(page).fill(totpAt(first, new Date()));
  await expect(main(page).getByText("Doğrulayıcı açık.")).toBeVisible();
});

test("codes by SMS are turned on and off, each with a code; a new one can be asked for when the time is over", async ({ page, operator }) => {
  const player = await startAsNewPlayer(page, operator);
  await operator.db.updateTable("player").set({ phone: phoneOf(player) }).where("username", "=", player.username).execute();
  await page.clock.install();
  await page.goto("/profile/security/sms");
  const send = main(page).getByRole("button", { name: "Kod gönder" });
  await send.click();
  const again = main(page).getByRole("button", { name: /^Yeni kod iste/ });
  await expect(again).toBeDisabled();
  const newest = () => newestSmsCode(operator, phoneOf(player));
  const first = await newest();
  await page.clock.fastForward(181_000);
  await again.click();
  await expect.poll(newest).not.toBe(first);
  await code(page).fill(await newest());
  await expect(main(page).getByText("SMS ile kod açıldı.")).toBeVisible();
  await main(page).getByRole("link", { name: "Giriş güvenliği" }).last().click();
  await expect(row(page, "SMS ile kod")).toContainText("Kullanılıyor");
  await row(page, "SMS ile kod").click();
  await send.click();
  await expect(code(page)).toBeVisible();
  await code(page).fill(await newestSmsCode(operator, phoneOf(player)));
  await expect(main(page).getByText("SMS ile kod kapatıldı.")).toBeVisible();
});

test("how the account and its login security look to two players", async ({ page, operator }) => {
  await beginOnPhone(page);
  const player = await startAsNewPlayer(page, operator);
  const open = (path: string) => main(page).locator(`a[href="${path}"]`).first().click();
  await page.goto("/profile");
  await expect(main(page).getByText(player.email)).toBeVisible();
  await partLooksRight(page, "profile");
  await open("/profile/security");
  await expect(main(page).getByText(player.email)).toBeVisible();
  await partLooksRight(page, "overview");
  await open("/profile/security/authenticator");
  await startSetup(page);
  await code(page).fill("000000");
  await expect(code(page)).toHaveAccessibleDescription(/hatalı|incorrect/);
  await partLooksRight(page, "authenticator");
  await open("/profile/security");
  await open("/profile/security/sms");
  await main(page).getByRole("button", { name: /^(Kod gönder|Send a code)$/ }).click();
  await expect(main(page).getByRole("button", { name: /Yeni kod iste|Request a new code/ })).toBeVisible();
  await partLooksRight(page, "SMS");
  await open("/profile/security");
  await open("/profile/security/sessions");
  await expect(main(page).getByRole("listitem")).toHaveCount(1);
  await partLooksRight(page, "sessions");
});

test.describe("sessions", () => {
  const rows = (page: Page) => page.getByRole("main").getByRole("listitem");

  test("a stranger's session is seen and ended; then all others at once", async ({ page, browser, operator }) => {
    const { username } = await startAsNewPlayer(page, operator);
    const other = await browser.newContext({ ...devices["Pixel 7"], baseURL: operator.origin, serviceWorkers: "block" });
    const stranger = await other.newPage();
    await stranger.goto("/login");
    await fillLogIn(stranger, username, goodPassword);
    await expect(accountMenu(stranger)).toBeVisible();

    await page.goto("/profile/security");
    await expect(page.getByRole("main").getByText("2 cihaz")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Oturumlar" }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText("Bu cihaz");
    await expect(rows(page).first().getByRole("button")).toHaveCount(0);
    await expect(rows(page).last()).toContainText("Chrome, Android");
    await looksRightInBothLanguages(page, "sessions");
    await rows(page).last().getByRole("button", { name: "Oturumu kapat: Chrome, Android" }).click();
    await expect(rows(page)).toHaveCount(1);
    await stranger.goto("/profile/security");
    await expect(stranger).toHaveURL("/login");
    await other.close();

    const { id = "" } = (await findAccount(operator.db, username)) ?? {};
    for (const ip of ["198.51.100.7", "203.0.113.9"]) {
      await openSession(operator.db, { id, awaits: null }, { ip, userAgent: "", origin: operator.origin }, new Date());
    }
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).last()).toContainText("Başka bir ağ");
    await page.getByRole("button", { name: "Diğer tüm oturumları kapat" }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText("Bu cihaz");
  });
});
