import { type BrowserContext, type Page } from "@playwright/test";
import { callIn } from "./calls.ts";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { everythingKept } from "./kept.ts";
import { openInside } from "./open-inside.ts";
import { accountMenu, fillLogIn, logOut } from "./sign-in.ts";

/** Logs a player in, and collects what would reveal them to the next one: name, mail, uid, balance. */
async function traitsOf(page: Page, context: BrowserContext): Promise<{ sid: string; traits: string[] }> {
  const traits: string[] = [];
  let sid = "";
  const listening = new Promise<void>((resolve) => {
    context.on("response", (response) => {
      void (async () => {
        const call = callIn(response.request());
        if (response.request().serviceWorker() || !call) return;
        const { api } = call;
        const { data } = (await response.json()) as { data: unknown };
        if (api.method === "login") traits.push((sid = (data as { sid: string }).sid));
        if (api.method === "check_balance") traits.push((data as { balance: string }[])[0]?.balance ?? "");
        if (api.method === "get_user_profile") {
          // Not only the first name: games may have it in theirs.
          const { uid = "", firstname, lastname, email = "", phone = "" } = data as Record<string, string>;
          traits.push(uid, `${firstname} ${lastname}`, `"firstname":"${firstname}"`, email, phone);
        }
        if (traits.length >= 7) resolve();
      })().catch(() => undefined);
    });
  });
  await fillLogIn(page, "deniz");
  await listening;
  return { sid, traits: traits.filter((trait) => trait.length > 2) };
}

test("log-out empties everything that the browser has of a player, and the next one, offline, finds nothing of them", async ({
  page,
  context,
  noSurprises,
}) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.addInitScript(() => {
    // A real subscription needs the browser vendor's server.
    const ended: string[] = [];
    Object.assign(globalThis, { ended });
    PushManager.prototype.getSubscription = async () =>
      ({ toJSON: () => ({}), unsubscribe: async () => ended.push("push") }) as unknown as PushSubscription;
    Object.defineProperty(navigator, "clearAppBadge", { value: async () => void ended.push("badge") });
  });
  await page.goto("/login");
  await workerIsReady(page);
  const { sid, traits } = await traitsOf(page, context);
  expect(traits.length).toBeGreaterThanOrEqual(6);

  await test.step("what is stored of a player is never the plain value", async () => {
    const kept = await everythingKept(page);
    expect(kept.includes("userSession")).toBe(true);
    expect(sid.length).toBeGreaterThan(10);
    expect(kept.includes(sid), "the sid is stored").toBe(false);
    expect(kept.includes("gasecret"), "the authenticator's secret is stored").toBe(false);
  });

  await page.getByRole("navigation", { name: "Bölümler" }).getByRole("link", { name: "Hesap" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deniz Örnek");

  await test.step("log-out empties what only the browser can: private databases and caches, the badge, the push subscription", async () => {
    await page.evaluate(async () => {
      // Log-in also deletes, in case a log-out was interrupted.
      (globalThis as unknown as { ended: string[] }).ended.length = 0;
      localStorage.setItem("karo.player.note", "mine");
      await caches.open("karo.player.notes");
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open("karo.player.notes");
        opening.addEventListener("success", () => {
          opening.result.close();
          resolve();
        });
      });
    });
    await logOut(page);
    await expect(page).toHaveURL("/");
    const left = () =>
      page.evaluate(async () => [
        ...(await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith("karo.player.") ? name : [])),
        ...Object.keys(localStorage).filter((key) => key.startsWith("karo.player.")),
        ...(await caches.keys()).filter((name) => name.startsWith("karo.player.")),
      ]);
    await expect.poll(left).toEqual([]);
    const ended = () => page.evaluate(() => (globalThis as unknown as { ended: string[] }).ended.toSorted());
    await expect.poll(ended).toEqual(["badge", "push"]);
  });

  await test.step("player B, offline, right after A: nothing of A anywhere", async () => {
    await openInside(page, "/login");
    await fillLogIn(page, "toprak");
    // What has not been loaded yet does not appear offline.
    await expect(accountMenu(page)).toHaveAccessibleName(/Toprak/);
    await context.setOffline(true);
    await page.goto("/profile");
    await expect(accountMenu(page)).toHaveAccessibleName(/Toprak/);
    const kept = await everythingKept(page);
    const shown = await page.locator("body").innerText();
    for (const trait of traits) {
      // Not toContain, whose message would print all stored data.
      expect(kept.replaceAll("\\", "").includes(trait), `${trait} is still stored`).toBe(false);
      expect(shown.includes(trait), `${trait} is still shown`).toBe(false);
    }
    await context.setOffline(false);
  });
});
