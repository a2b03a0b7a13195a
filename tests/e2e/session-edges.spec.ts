/** How a session begins and ends at the edges: maintenance, a closed account, no network, expiry while in use. */
import type { BrowserContext, Page } from "@playwright/test";
import { otherPassword } from "../other-operator/players.ts";
import type { OtherOperator } from "../other-operator/server.ts";
import { expect } from "./fixtures.ts";
import { logInPage } from "./log-in.ts";
import { openInside } from "./open-inside.ts";
import { test } from "./other-operator.ts";
import { accountMenu, fillLogIn, logOut } from "./sign-in.ts";

test.use({ serviceWorkers: "block" });

const refusal = (message: string) => () => ({ result: false, message, data: null });

test("a session that expired is refreshed in two tabs; a log-out without a network is told later; a maintenance begins with the log-in; an account is closed", async ({
  page,
  context,
  other,
  noSurprises,
}) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto("/login");
  await fillLogIn(page, "ışıl.çağrı", otherPassword);
  await expect(accountMenu(page)).toBeVisible();

  await test.step("sections of both tabs stand again by themselves after the session was refreshed", () =>
    bothTabsStandAgain(page, context, other));

  await test.step("a log-out without a network is told to the operator when the network is back", async () => {
    // The code for a log-out is loaded in the background.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await logOut(page);
    await expect(page.getByText(/^Bu cihazdan çıkış yapıldı/)).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
      /userSession|userAuth/,
    );
    await context.setOffline(false);
    await expect.poll(() => other.calls.map(({ name }) => name)).toContain("user/logout");
  });

  await test.step("a maintenance that begins with the log-in leads back to it, and the log-in to where the player wanted to go", async () => {
    await openInside(page, "/favorites");
    await expect(page).toHaveURL("/login");
    other.answerWith("user/login", refusal("This site is under maintenance"));
    other.answerWith("maintenance/check_status", () => ({ result: false }));
    await fillLogIn(page, "ışıl.çağrı", otherPassword);
    await expect(page).toHaveURL("/maintenance");
    other.answerWith("user/login", undefined);
    other.answerWith("maintenance/check_status", undefined);
    await page.getByRole("button", { name: "Tekrar kontrol et" }).click();
    await expect(page).toHaveURL("/login");
    await expect(logInPage(page).username).toHaveValue("ışıl.çağrı");
    await fillLogIn(page, "ışıl.çağrı", otherPassword);
    await expect(page).toHaveURL("/favorites");
    await expect(accountMenu(page)).toBeVisible();
  });

  await test.step("an account that the operator closes in mid-session: the player is told so, and not invited to log in", async () => {
    // The open page may still ask for the profile. The session would then end there, and the next page would not say so.
    await page.goto("about:blank");
    other.answerWith("user/get_user_profile", refusal("İnaktif hesap"));
    await page.goto("/tournaments");
    await expect(accountMenu(page)).toHaveCount(0);
    const told = page.getByRole("region", { name: "Mesajlar ve uyarılar" });
    await expect(told.getByText(/^İnaktif hesap: oturumunuz kapatıldı/)).toBeVisible();
    await expect(told.getByRole("button", { name: /Giriş yap/ })).toHaveCount(0);
  });
});

async function bothTabsStandAgain(page: Page, context: BrowserContext, other: OtherOperator): Promise<void> {
  other.things.favourites.casino.add("5000");
  const second = await context.newPage();
  await second.goto("/promotions");
  await expect(accountMenu(second)).toBeVisible();
  // The session counts as fresh for 15 s, so the pages find out by the answers to their reads.
  const stored = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem("userSession") ?? "{}") as { sid?: string }).sid);
  const before = await stored();
  const expired = refusal("Oturum süresi doldu");
  const ended = ({ user }: { user?: unknown }) =>
    (user as { sid?: string } | undefined)?.sid === before ? expired() : undefined;
  const reads = ["casino/games_list", "livecasino/game_table_list", "user/favorites", "finance/check_balance"];
  for (const name of reads) other.answerWith(name, ended);
  for (const tab of [page, second]) {
    await accountMenu(tab).click();
    await tab.getByRole("link", { name: "Favoriler" }).first().click();
  }
  for (const tab of [page, second]) {
    await expect(tab.getByRole("main").getByText("Şahmeran 0")).toBeVisible();
    await expect(tab).toHaveURL("/favorites");
  }
  expect(await stored()).not.toBe(before);
  for (const name of reads) other.answerWith(name, undefined);
  await second.close();
}
