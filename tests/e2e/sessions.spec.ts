import { devices, type Page } from "@playwright/test";
import { findAccount } from "../../operator/accounts/find-player.ts";
import { openSession } from "../../operator/sessions/open-session.ts";
import { expect, test } from "./fixtures.ts";
import { forgetAttempts } from "./log-in.ts";
import { looksRightInBothLanguages } from "./look.ts";
import { startAsNewPlayer } from "./new-player.ts";
import { goodPassword } from "./registration.ts";
import { accountMenu, fillLogIn } from "./sign-in.ts";

test.use({ serviceWorkers: "block" });
test.beforeEach(({ operator }) => forgetAttempts(operator));

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
