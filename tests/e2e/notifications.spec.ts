import type { Page } from "@playwright/test";
import { decideRequest } from "../../operator/cash-requests/decide-request.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { everythingKept } from "./kept.ts";
import { beginOnPhone, partLooksRight } from "./look.ts";
import { accountMenu, logOut, signIn } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { callsToKeep, nothingOnScreenWaits, workerHolds, workerHoldsPages } from "./waiting.ts";

const note = "Dekont işlemle eşleşmedi";

/** Cancels a deposit that the demo player is waiting for, if no earlier test has. Returns its id. */
async function cancelledDeposit({ db }: RunningOperator): Promise<string> {
  const { id, status } = await db
    .selectFrom("player_transaction")
    .innerJoin("player", "player.id", "player_transaction.player_id")
    .select(["player_transaction.id", "player_transaction.status"])
    .where("username", "=", "deniz")
    .where("category", "=", 2)
    .where((eb) => eb.or([eb("player_transaction.status", "=", 1001), eb("player_transaction.note", "=", note)]))
    .executeTakeFirstOrThrow();
  if (status === 1001) await decideRequest(db, id, { verdict: "cancel", note }, new Date());
  return id;
}

const rows = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("link");

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("how the list and its notifications look to two players", async ({ page, operator }) => {
    const id = await cancelledDeposit(operator);
    await beginOnPhone(page);
    await startSignedIn(page, operator);
    await page.goto("/notifications");
    await expect(rows(page).first()).toBeVisible();
    await partLooksRight(page, "list");
    await page.getByRole("button", { name: /Tümünü okundu işaretle|Mark all as read/ }).click();
    const main = page.getByRole("main");
    for (const notification of [main.locator("a[href*='id=m']").first(), main.locator(`a[href="/notifications?id=d${id}"]`)]) {
      await notification.click();
      await expect(page).toHaveURL(/id=/);
      await nothingOnScreenWaits(page);
      await partLooksRight(page, page.url());
      await page.goBack();
    }
    for (const path of ["/notifications?show=unread", "/notifications?show=deposits"]) {
      await main.locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await nothingOnScreenWaits(page);
      await partLooksRight(page, path);
    }
  });
});

test("what was seen last is there offline, with its age, and never for the next player", async ({ page, context, operator, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const id = await cancelledDeposit(operator);
  const calls = callsToKeep(page);
  const kept = async () => (await everythingKept(page)).includes(note);
  const ofDeniz = page.getByRole("main").locator(`a[href="/notifications?id=d${id}"]`);
  const lastUpdate = page.getByRole("main").getByText(/Son güncelleme/);
  await startSignedIn(page, operator);
  await page.goto("/notifications");
  await workerIsReady(page);
  // The worker stores what the page asks for from now on.
  await page.reload();
  await expect(ofDeniz).toBeVisible();
  const seen = await rows(page).allTextContents();
  expect(seen.length).toBeGreaterThan(2);
  await expect.poll(kept).toBe(true);
  await workerHolds(page, calls);
  await workerHoldsPages(page);

  await context.setOffline(true);
  await page.goto("/notifications");
  const facts = (texts: readonly string[]) => texts.map((text) => text.replace(/Okunmadı$/, ""));
  await expect.poll(async () => facts(await rows(page).allTextContents())).toEqual(facts(seen));
  await expect(lastUpdate).toBeVisible();
  await ofDeniz.click();
  await expect(page.getByText(note)).toBeVisible();
  await expect(lastUpdate).toBeVisible();

  await context.setOffline(false);
  await logOut(page);
  await expect.poll(kept).toBe(false);
  await signIn(page, "toprak");
  // From the profile, which comes after the log-in.
  await expect(accountMenu(page)).toHaveAccessibleName(/Toprak/);
  await context.setOffline(true);
  await page.goto("/notifications");
  await expect(accountMenu(page)).toHaveAccessibleName(/Toprak/);
  await expect(rows(page).first()).toBeVisible();
  await expect(ofDeniz).toHaveCount(0);
  expect(await kept()).toBe(false);
});
