import type { Page } from "@playwright/test";
import type { RunningOperator } from "../../operator/server.ts";
import { expect, test } from "./fixtures.ts";
import { forgetAttempts, logInPage, openLogIn } from "./log-in.ts";
import { looksRightInBothLanguages } from "./look.ts";
import { confirmPathOf, newPlayer, startAsNewPlayer } from "./new-player.ts";
import { goodPassword, mailedPath, newcomer } from "./registration.ts";
import { accountMenu, answerCall, endSessionsAt, fillLogIn, logOut } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";

// The tests answer single calls. A worker would hide their bodies from Playwright.
test.use({ serviceWorkers: "block" });
test.beforeEach(({ operator }) => forgetAttempts(operator));

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const save = (page: Page) => main(page).getByRole("button", { name: /^(Şifreyi kaydet|Kaydet)$/ });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens a section from the account page, as a player does. */
async function openFromAccount(page: Page, name: string): Promise<void> {
  await page.goto("/profile");
  await main(page).getByRole("link", { name }).click();
  await expect(title(page)).toHaveText(name);
}

async function fillPasswords(page: Page, present: string, next: string, repeated = next): Promise<void> {
  await field(page, "Mevcut şifre").fill(present);
  await field(page, "Yeni şifre").fill(next);
  await field(page, "Yeni şifre (tekrar)").fill(repeated);
}

async function expireSessions({ db }: RunningOperator, username: string): Promise<void> {
  await db
    .updateTable("session")
    .set({ expires_at: new Date(Date.now() - 60_000) })
    .where("player_id", "=", (eb) => eb.selectFrom("player").select("id").where("username", "=", username))
    .execute();
}

test("the password is changed by who knows the present one, also when the session has expired; what is wrong is said at its field", async ({ page, operator }) => {
  const { username } = await startAsNewPlayer(page, operator);
  await openFromAccount(page, "Şifre değiştir");
  await save(page).click();
  await expect(field(page, "Mevcut şifre")).toHaveAccessibleDescription(/Bu alan zorunludur/);
  await expect(field(page, "Mevcut şifre")).toBeFocused();
  for (const [typed, message] of [
    ["Ab1", "Şifre en az 6 karakter olmalıdır"],
    ["abcdef1", "Şifre en az bir büyük harf içermelidir"],
    ["Şifreler", "Şifre en az bir rakam içermelidir"],
  ] as const) {
    await field(page, "Yeni şifre").fill(typed);
    await expect(field(page, "Yeni şifre")).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  const rule = (text: string) => main(page).getByRole("listitem").filter({ hasText: text });
  await expect(rule("En az bir büyük harf")).toContainText("(tamam)");
  await expect(rule("En az bir rakam")).not.toContainText("(tamam)");
  await fillPasswords(page, "Yanlış-1", "Şifreler-8", "Şifreler-9");
  await expect(field(page, "Yeni şifre (tekrar)")).toHaveAccessibleDescription(/^Şifreler eşleşmiyor/);
  await field(page, "Yeni şifre (tekrar)").fill("Şifreler-8");
  await save(page).click();
  await expect(field(page, "Mevcut şifre")).toHaveAccessibleDescription(/Mevcut şifreniz hatalı/);
  await expect(field(page, "Mevcut şifre")).toBeFocused();

  await field(page, "Mevcut şifre").fill(goodPassword);
  // The session expires at the operator when the ping arrives. Any earlier, and another read may meet it first. It is
  // refreshed before the password is changed, so the outcome is known.
  let hasExpired = false;
  await page.route("**/endpoint/v1", async (route) => {
    const { api } = route.request().postDataJSON() as { api: { method: string } };
    if (api.method === "ping" && !hasExpired) {
      hasExpired = true;
      await expireSessions(operator, username);
    }
    await route.fallback();
  });
  await save(page).click();
  await expect(main(page).getByText("Şifreniz değişti. Bundan sonra yeni şifrenizle giriş yapın.")).toBeVisible();
  expect(hasExpired).toBe(true);
  // This session continues; the next one needs the new password.
  await main(page).getByRole("link", { name: "Hesabıma dön" }).click();
  await expect(title(page)).toHaveText("Işıl Çağlayan");
  await logOut(page);
  await openLogIn(page);
  await fillLogIn(page, username, goodPassword);
  await expect(logInPage(page).error).toContainText("Giriş Başarısız");
  await fillLogIn(page, username, "Şifreler-8");
  await expect(accountMenu(page)).toBeVisible();
});

test("a password change offline, without an answer, and after the session expired: the player is told what is known", async ({ page, context, operator, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  await startSignedIn(page, operator);
  await page.goto("/profile/password");
  await fillPasswords(page, goodPassword, "Şifreler-8");
  const alert = main(page).getByRole("alert");
  await context.setOffline(true);
  await save(page).click();
  await expect(alert).toContainText("Hiçbir şey gönderilmedi");
  await context.setOffline(false);

  await context.route("**/endpoint/v1", (route) =>
    route.request().postData()?.includes('"pass_change"') ? route.abort() : route.fallback(),
  );
  await save(page).click();
  await expect(alert).toContainText("Değişikliğin yapılıp yapılmadığı belli değil");
  await context.unrouteAll();
  // Deniz has another password, and the operator decides.
  await alert.getByRole("button", { name: "Tekrar dene" }).click();
  await expect(field(page, "Mevcut şifre")).toHaveAccessibleDescription(/Mevcut şifreniz hatalı/);

  await test.step("after a change that reports an expired session the player is at the log-in, and told why", async () => {
    await answerCall(context, "user/pass_change", { result: false, message: "Oturum süresi doldu" });
    await fillPasswords(page, goodPassword, "Şifreler-8");
    await save(page).click();
    await expect(page).toHaveURL("/login");
    await expect(main(page).getByText("Oturumunuz kapandı. Yeni şifrenizle giriş yapın; olmazsa eski şifrenizi deneyin.")).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(/userSession|userAuth|Şifreler/);
  });
});

test("a new e-mail address is confirmed by its mail, and a new username logs in", async ({ page, operator }) => {
  const person = await startAsNewPlayer(page, operator);
  const next = newcomer();
  await openFromAccount(page, "E-posta değiştir");
  await expect(main(page).getByText(`Şu anki adresiniz: ${person.email}`)).toBeVisible();
  await field(page, "Yeni e-posta").fill("işil@test");
  await field(page, "Mevcut şifre").fill(goodPassword);
  await save(page).click();
  await expect(field(page, "Yeni e-posta")).toHaveAccessibleDescription("Geçerli bir e-posta adresi girin");
  await field(page, "Yeni e-posta").fill("deniz@karo.example");
  await save(page).click();
  await expect(field(page, "Yeni e-posta")).toHaveAccessibleDescription("Bu e-posta adresiyle bir hesap var");
  await field(page, "Yeni e-posta").fill(` ${next.email} `);
  await save(page).click();
  await expect(main(page).getByText(`E-posta adresiniz değişti. ${next.email} adresine`)).toBeVisible();
  await page.goto(await mailedPath(page, operator, next.email));
  await expect(title(page)).toHaveText("E-posta adresiniz onaylandı");
  // Another account's link, opened by a signed-in player, confirms nothing for that player.
  await page.goto(await confirmPathOf(operator, await newPlayer(operator)));
  await expect(title(page)).toHaveText("E-posta adresi onaylandı");
  await expect(main(page).getByText("Bu bağlantı başka bir hesap içindi.")).toBeVisible();
  await main(page).getByRole("link", { name: "Hesabıma dön" }).click();
  await expect(main(page).getByText(next.email)).toBeVisible();
  await expect(main(page).getByText("Onaylandı", { exact: true })).toBeVisible();

  await main(page).getByRole("link", { name: "Kullanıcı adı değiştir" }).click();
  await expect(title(page)).toHaveText("Kullanıcı adı değiştir");
  await field(page, "Yeni kullanıcı adı").fill("ışıl");
  await field(page, "Mevcut şifre").fill(goodPassword);
  await save(page).click();
  await expect(field(page, "Yeni kullanıcı adı")).toHaveAccessibleDescription(/4–20 karakter: a–z harfleri/);
  await looksRightInBothLanguages(page, "username");
  await field(page, "Yeni kullanıcı adı").fill(next.username);
  await save(page).click();
  await expect(main(page).getByText(`Bundan sonra ${next.username} ile giriş yapın.`)).toBeVisible();
  await logOut(page);
  await openLogIn(page);
  await fillLogIn(page, next.username, goodPassword);
  await expect(accountMenu(page)).toBeVisible();
});

test("a session lost while a form is open keeps the form and brings the player back to it, over a reload too", async ({ page, operator }) => {
  const person = await startAsNewPlayer(page, operator);
  const loseSession = async () => {
    await field(page, "Mevcut şifre").fill(goodPassword);
    await endSessionsAt(page, operator, person.username, "user/email_change");
    await save(page).click();
    await expect(page).toHaveURL("/login");
    await expect(main(page).getByRole("status").filter({ hasText: /Oturum/ })).toBeVisible();
  };
  await page.goto("/profile/email");
  await field(page, "Yeni e-posta").fill("yarim@kal.example");
  await loseSession();
  await fillLogIn(page, person.username, goodPassword);
  await expect(page).toHaveURL("/profile/email");
  await expect(field(page, "Yeni e-posta")).toHaveValue("yarim@kal.example");
  await expect(field(page, "Mevcut şifre")).toHaveValue("");

  await field(page, "Yeni e-posta").fill("yarim@kaldi.example");
  await loseSession();
  await page.reload();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).toContain("yarim@kaldi.example");
  for (const trait of [person.username, person.email, goodPassword]) expect(kept).not.toContain(trait);
  await fillLogIn(page, person.username, goodPassword);
  await expect(page).toHaveURL("/profile/email");
  await expect(field(page, "Yeni e-posta")).toHaveValue("yarim@kaldi.example");

  // Another player signs in instead.
  await loseSession();
  await fillLogIn(page, "deniz");
  await expect(page).toHaveURL("/");
  await expect(accountMenu(page)).toBeVisible();
  await page.goto("/profile/email");
  await expect(field(page, "Yeni e-posta")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("yarim");
});
