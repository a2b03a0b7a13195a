import { devices, type Page } from "@playwright/test";
import { findAccount } from "../../operator/identity/accounts.ts";
import { totpAt } from "../../operator/identity/second-factor.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { openSession } from "../../operator/identity/sessions.ts";
import { axeFindsNothingInMain } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { everythingKept } from "./kept.ts";
import { forgetAttempts, logInPage, newestSmsCode, openLogIn } from "./log-in.ts";
import { startAsNewPlayer } from "./new-player.ts";
import { openInside } from "./open-inside.ts";
import { goodPassword, type Newcomer } from "./registration.ts";
import { accountMenu, fillLogIn, logOut } from "./sign-in.ts";

test.use({ serviceWorkers: "block" });
test.beforeEach(({ operator }) => forgetAttempts(operator));

const main = (page: Page) => page.getByRole("main");
const code = (page: Page) => main(page).getByLabel(/^(Uygulamanın gösterdiği kod|Telefonunuza gelen kod)$/);
const row = (page: Page, name: string) => main(page).getByRole("link", { name });
const phoneOf = ({ phone }: Newcomer) => `+9${phone.replaceAll(" ", "")}`;
/** Goes back to the overview, also by the link that a change ends with. */
const goBackToOverview = (page: Page) => row(page, "Giriş güvenliği").last().click();

/** Starts the set-up and returns the secret as the page shows it. */
async function startSetup(page: Page): Promise<string> {
  await main(page).getByRole("button", { name: "Kuruluma başla" }).click();
  return ((await main(page).locator("code").textContent()) ?? "").replaceAll(" ", "");
}

test("an authenticator is set up in two tabs and turned on by the last secret, asked for at log-in, and turned off with a code", async ({
  page,
  context,
  operator,
}) => {
  const player = await startAsNewPlayer(page, operator);
  await page.goto("/profile");
  await expect(main(page).getByText(player.email)).toBeVisible();
  await axeFindsNothingInMain(page, "profile");
  await main(page).getByRole("link", { name: "Giriş güvenliği", exact: true }).click();
  await expect(row(page, "Doğrulayıcı uygulama")).toContainText("Kullanılmıyor");
  await expect(main(page).getByRole("status").filter({ hasText: "Doğrulayıcı uygulamayı açın" })).toBeVisible();
  await expect(main(page).getByText(player.email)).toBeVisible();
  await axeFindsNothingInMain(page, "overview");
  await row(page, "Doğrulayıcı uygulama").click();
  const first = await startSetup(page);
  expect(first).toMatch(/^[A-Z2-7]{32}$/);
  await expect(main(page).getByRole("img", { name: "Doğrulayıcı uygulama için QR kodu" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Bu cihazdaki uygulamada aç" })).toHaveAttribute(
    "href",
    new RegExp(`^otpauth://totp/.*secret=${first}`),
  );
  await axeFindsNothingInMain(page, "authenticator");

  const other = await context.newPage();
  await other.goto("/profile/security/authenticator");
  const secret = await startSetup(other);
  await test.step("the last secret counts, and the other tab follows", async () => {
    await code(page).fill(totpAt(first, new Date()));
    await expect(code(page)).toHaveAccessibleDescription(/Girdiğiniz kod hatalı/);
    await expect(code(page)).toBeFocused();
    await code(other).fill(totpAt(secret, new Date()));
    await expect(main(other).getByText("Doğrulayıcı açıldı.")).toBeVisible();
    await expect(other.locator("body")).not.toContainText(secret.slice(0, 4));
    await page.bringToFront();
    await code(page).fill(totpAt(first, new Date()));
    await expect(main(page).getByText("Doğrulayıcı açık.")).toBeVisible();
    await other.close();
  });
  await goBackToOverview(page);
  await expect(row(page, "Doğrulayıcı uygulama")).toContainText("Kullanılıyor");

  await page.goto("/profile/security/yok");
  await expect(main(page).getByText("Aradığınız sayfa bulunamadı")).toBeVisible();
  await logOut(page);
  await openLogIn(page);
  // A page that costs less than the home page.
  await page.evaluate(() => sessionStorage.setItem("returnUrl", "/tournaments"));
  await fillLogIn(page, player.username, goodPassword);
  // The code of this half minute was used to turn it on; the next one is accepted early.
  await logInPage(page).code.fill(totpAt(secret, new Date(Date.now() + 30_000)));
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL("/tournaments");

  await operator.db
    .updateTable("player")
    .set({ totp_last_step: null })
    .where("username", "=", player.username)
    .execute();
  await openInside(page, "/profile/security/authenticator");
  await code(page).fill(totpAt(secret, new Date()));
  await expect(main(page).getByText("Doğrulayıcı kapatıldı.")).toBeVisible();
});

/** Opens three more sessions of a player: one of a phone, two of programs that do not say what they are. */
async function openOtherSessions({ db, origin }: RunningOperator, username: string): Promise<void> {
  const { id = "" } = (await findAccount(db, username)) ?? {};
  for (const [ip, userAgent] of [
    ["198.51.100.7", devices["Pixel 7"].userAgent],
    ["203.0.113.9", ""],
    ["203.0.113.10", ""],
  ] as const) {
    await openSession(db, { id, awaits: null }, { ip, userAgent, origin }, new Date());
  }
}

/** The networks of the player's sessions that are open. */
async function openNetworks({ db }: RunningOperator, username: string): Promise<string[]> {
  const { id = "" } = (await findAccount(db, username)) ?? {};
  const open = await db
    .selectFrom("session")
    .select("ip")
    .where("player_id", "=", id)
    .where("revoked_at", "is", null)
    .execute();
  return open.map(({ ip }) => ip);
}

test(
  "codes by SMS are turned on and off, each with a code; a stranger's session is seen and ended, then all others at once",
  { tag: "@nightly" },
  async ({ page, operator }) => {
    const player = await startAsNewPlayer(page, operator);
    const phone = phoneOf(player);
    await operator.db.updateTable("player").set({ phone }).where("username", "=", player.username).execute();
    await openOtherSessions(operator, player.username);
    await page.clock.install();
    await page.goto("/profile/security/sms");
    const send = main(page).getByRole("button", { name: "Kod gönder" });
    const newest = () => newestSmsCode(operator, phone);

    await test.step("a code turns them on; a new one can be asked for when the time is over", async () => {
      await send.click();
      const again = main(page).getByRole("button", { name: /^Yeni kod iste/ });
      await expect(again).toBeDisabled();
      await axeFindsNothingInMain(page, "SMS");
      const first = await newest();
      await page.clock.fastForward(181_000);
      await again.click();
      await expect.poll(newest).not.toBe(first);
      await code(page).fill(await newest());
      await expect(main(page).getByText("SMS ile kod açıldı.")).toBeVisible();
      await goBackToOverview(page);
      await expect(row(page, "SMS ile kod")).toContainText("Kullanılıyor");
    });
    await test.step("a code turns them off", async () => {
      await row(page, "SMS ile kod").click();
      await send.click();
      await expect(code(page)).toBeVisible();
      await code(page).fill(await newest());
      await expect(main(page).getByText("SMS ile kod kapatıldı.")).toBeVisible();
      await goBackToOverview(page);
    });
    await test.step("a stranger's session is ended at the operator, then all others at once", async () => {
      const rows = main(page).getByRole("listitem");
      await expect(row(page, "Oturumlar")).toContainText("4 cihaz");
      await row(page, "Oturumlar").click();
      await expect(rows).toHaveCount(4);
      await expect(rows.first()).toContainText("Bu cihaz");
      await expect(rows.first().getByRole("button")).toHaveCount(0);
      await expect(rows.last()).toContainText("Başka bir ağ");
      await axeFindsNothingInMain(page, "sessions");
      await rows.getByRole("button", { name: "Oturumu kapat: Chrome, Android" }).click();
      await expect(rows).toHaveCount(3);
      await expect(rows.filter({ hasText: "Chrome, Android" })).toHaveCount(0);
      expect(await openNetworks(operator, player.username)).not.toContain("198.51.100.7");
      await page.getByRole("button", { name: "Diğer tüm oturumları kapat" }).click();
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText("Bu cihaz");
      expect(await openNetworks(operator, player.username)).toHaveLength(1);
    });
  },
);

test.describe("with the worker, which stores answers", () => {
  test.use({ serviceWorkers: "allow" });

  test(
    "the secret is on the page alone, and gone when the page is left",
    { tag: "@nightly" },
    async ({ page, operator }) => {
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
    },
  );
});
