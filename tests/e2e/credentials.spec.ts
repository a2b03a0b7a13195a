import type { Page } from "@playwright/test";
import type { RunningOperator } from "../../operator/server.ts";
import { expect, test } from "./fixtures.ts";
import { forgetAttempts, logInPage, openLogIn } from "./log-in.ts";
import { looksRight } from "./look.ts";
import { confirmPathOf, newPlayer, startAsNewPlayer } from "./new-player.ts";
import { openInside } from "./open-inside.ts";
import { goodPassword, mailedPath, newcomer } from "./registration.ts";
import { accountMenu, answerCall, endSessionsAt, fillLogIn, logOut } from "./sign-in.ts";

// The tests answer single calls. A worker would hide their bodies from Playwright.
test.use({ serviceWorkers: "block" });
test.beforeEach(({ operator }) => forgetAttempts(operator));

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const save = (page: Page) => main(page).getByRole("button", { name: /^(Şifreyi kaydet|Kaydet)$/ });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens a section from the account page, as a player does. */
async function openFromAccount(page: Page, name: string): Promise<void> {
  await main(page).getByRole("link", { name }).click();
  await expect(title(page)).toHaveText(name);
}

async function fillPasswords(page: Page, present: string, next: string): Promise<void> {
  await field(page, "Mevcut şifre").fill(present);
  await field(page, "Yeni şifre").fill(next);
  await field(page, "Yeni şifre (tekrar)").fill(next);
}

/**
 * Lets the player's sessions expire at the operator when the next ping arrives. Any earlier, and another read may meet it
 * first. Returns whether they have.
 */
async function expireAtNextPing(page: Page, { db }: RunningOperator, username: string): Promise<() => boolean> {
  let hasExpired = false;
  await page.route("**/endpoint/v1", async (route) => {
    const { api } = route.request().postDataJSON() as { api: { method: string } };
    if (api.method === "ping" && !hasExpired) {
      hasExpired = true;
      await db
        .updateTable("session")
        .set({ expires_at: new Date(Date.now() - 60_000) })
        .where("player_id", "=", (eb) => eb.selectFrom("player").select("id").where("username", "=", username))
        .execute();
    }
    await route.fallback();
  });
  return () => hasExpired;
}

test("a player changes the password, also when the session has expired, confirms a new e-mail address by its mail, and logs in with a new username", async ({
  page,
  operator,
}) => {
  const person = await startAsNewPlayer(page, operator);
  const next = { ...newcomer(), password: "Şifreler-8" };
  await page.goto("/profile");

  await test.step("a new password", async () => {
    await openFromAccount(page, "Şifre değiştir");
    await fillPasswords(page, "Yanlış-1", next.password);
    await save(page).click();
    await expect(field(page, "Mevcut şifre")).toHaveAccessibleDescription(/Mevcut şifreniz hatalı/);
    await field(page, "Mevcut şifre").fill(goodPassword);
    // The session is refreshed before the password is changed, so the outcome is known.
    const hasExpired = await expireAtNextPing(page, operator, person.username);
    await save(page).click();
    await expect(main(page).getByText("Şifreniz değişti. Bundan sonra yeni şifrenizle giriş yapın.")).toBeVisible();
    expect(hasExpired()).toBe(true);
    // This session continues.
    await main(page).getByRole("link", { name: "Hesabıma dön" }).click();
    await expect(title(page)).toHaveText("Işıl Çağlayan");
  });

  await test.step("a new e-mail address", async () => {
    await openFromAccount(page, "E-posta değiştir");
    await expect(main(page).getByText(`Şu anki adresiniz: ${person.email}`)).toBeVisible();
    await field(page, "Yeni e-posta").fill(` ${next.email} `);
    await field(page, "Mevcut şifre").fill(next.password);
    await save(page).click();
    await expect(main(page).getByText(`E-posta adresiniz değişti. ${next.email} adresine`)).toBeVisible();
    await openInside(page, await mailedPath(operator, next.email));
    await expect(title(page)).toHaveText("E-posta adresi onaylandı");
    // Another account's link, opened by a signed-in player, confirms nothing for that player.
    await page.goto(await confirmPathOf(operator, await newPlayer(operator)));
    await expect(title(page)).toHaveText("E-posta adresi onaylandı");
    await expect(main(page).getByText("Bu bağlantı başka bir hesap içindi.")).toBeVisible();
    await main(page).getByRole("link", { name: "Hesabıma dön" }).click();
    await expect(main(page).getByText(next.email)).toBeVisible();
    await expect(main(page).getByText("Onaylandı", { exact: true })).toBeVisible();
  });

  await test.step("a new username", async () => {
    await openFromAccount(page, "Kullanıcı adı değiştir");
    await field(page, "Yeni kullanıcı adı").fill("ışıl");
    await field(page, "Mevcut şifre").fill(next.password);
    await save(page).click();
    await expect(field(page, "Yeni kullanıcı adı")).toHaveAccessibleDescription(/4–20 karakter: a–z harfleri/);
    await looksRight(page, "username");
    await field(page, "Yeni kullanıcı adı").fill(next.username);
    await save(page).click();
    await expect(main(page).getByText(`Bundan sonra ${next.username} ile giriş yapın.`)).toBeVisible();
  });

  await test.step("the next session needs the new username and password", async () => {
    await logOut(page);
    await openLogIn(page);
    await fillLogIn(page, next.username, goodPassword);
    await expect(logInPage(page).error).toContainText("Giriş Başarısız");
    await fillLogIn(page, next.username, next.password);
    await expect(accountMenu(page)).toBeVisible();
  });
});

test(
  "a session lost while a form is open keeps the form and brings the player back to it, over a reload too; with a password change it tells what is known",
  { tag: "@nightly" },
  async ({ page, context, operator }) => {
    const person = await startAsNewPlayer(page, operator);
    const loseSession = async () => {
      await field(page, "Mevcut şifre").fill(goodPassword);
      await endSessionsAt(page, operator, person.username, "user/email_change");
      await save(page).click();
      await expect(page).toHaveURL("/login");
      await expect(
        main(page)
          .getByRole("status")
          .filter({ hasText: /Oturum/ }),
      ).toBeVisible();
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

    // Another player logs in instead.
    await loseSession();
    await fillLogIn(page, "deniz");
    await expect(page).toHaveURL("/");
    await expect(accountMenu(page)).toBeVisible();
    await openInside(page, "/profile/email");
    await expect(field(page, "Yeni e-posta")).toHaveValue("");
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("yarim");

    await test.step("after a change that reports an expired session the player is at the log-in, and told why", async () => {
      await openInside(page, "/profile/password");
      // Wait until the form for the e-mail address is gone. It has a field for the present password, too.
      await expect(field(page, "Yeni e-posta")).toHaveCount(0);
      await fillPasswords(page, goodPassword, "Şifreler-8");
      // Deniz has another password, and the operator decides.
      await save(page).click();
      await expect(field(page, "Mevcut şifre")).toHaveAccessibleDescription(/Mevcut şifreniz hatalı/);
      await answerCall(context, "user/pass_change", { result: false, message: "Oturum süresi doldu" });
      await save(page).click();
      await expect(page).toHaveURL("/login");
      await expect(
        main(page).getByText("Oturumunuz kapandı. Yeni şifrenizle giriş yapın; olmazsa eski şifrenizi deneyin."),
      ).toBeVisible();
      const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(left).not.toMatch(/userSession|userAuth|Şifreler/);
    });
  },
);
