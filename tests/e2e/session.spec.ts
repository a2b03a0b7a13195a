import { type Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openHome } from "./home-page.ts";
import { accountMenu, answerCall, fillLogIn, logOut, signIn, watchCalls } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";

// The tests answer single calls. A worker would hide their bodies from Playwright.
test.use({ serviceWorkers: "block" });

const stored = (page: Page, ...names: string[]) =>
  page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), names);

const all = ["userSession", "userProfile", "userAuth", "expirationDate", "ridValue"];

test.describe("start-up (spec §1)", () => {
  test("a stored profile and session: the player is treated as logged in", async ({ page, context }) => {
    await signIn(page);
    await expect.poll(() => stored(page, ...all)).toEqual(all);
    const calls = watchCalls(context);
    await page.goto("/profile");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deniz Örnek");
    expect(calls.map(({ name }) => name)).not.toContain("user/login");
    await expect(accountMenu(page)).toBeVisible();
  });

  test("a stored auth record alone: the session is refreshed, then the balance is fetched", async ({ page, context, operator }) => {
    await startSignedIn(page, operator);
    // Before the app starts: a running app would store the session again with its next answer.
    await page.addInitScript(() => ["userSession", "userProfile"].forEach((key) => localStorage.removeItem(key)));
    const calls = watchCalls(context);
    await page.goto("/promotions");
    await expect(accountMenu(page)).toHaveAccessibleName(/Deniz/);
    const sent = () => calls.filter(({ hasUser }) => hasUser).map(({ name }) => name);
    await expect.poll(sent).toContain("finance/check_balance");
    const names = sent();
    expect(names.filter((name) => name === "system/ping")).toHaveLength(1);
    expect(names.indexOf("system/ping")).toBeLessThan(names.indexOf("finance/check_balance"));
    expect(await stored(page, "userSession", "userProfile")).toEqual(["userSession", "userProfile"]);
  });

  test("otherwise profile, session and auth are all cleared, whatever rubbish they hold", async ({ page }) => {
    await page.addInitScript(() => {
      if (!location.protocol.startsWith("http") || sessionStorage.getItem("filled")) return;
      sessionStorage.setItem("filled", "yes");
      localStorage.setItem("userProfile", '{"version":0,"username":"eski"}');
      localStorage.setItem("userSession", "{]");
      localStorage.setItem("userAuth", "null");
      localStorage.setItem("expirationDate", "yarın");
      localStorage.setItem("siteUnderMaintenance", "true");
    });
    await openHome(page);
    await expect(page.getByRole("link", { name: "Giriş" }).first()).toBeVisible();
    await expect.poll(() => stored(page, ...all, "siteUnderMaintenance")).toEqual([]);
  });

  test("then profile, methods, balance and favourites are fetched, and none of it holds back the lobby", async ({ page, context, operator }) => {
    await startSignedIn(page, operator);
    const release: (() => void)[] = [];
    await context.route("**/endpoint/v1", async (route) => {
      const { user } = route.request().postDataJSON() as { user?: unknown };
      if (user) await new Promise<void>((resolve) => release.push(resolve));
      await route.fallback();
    });
    const calls = watchCalls(context);
    await openHome(page);
    await expect.poll(() => release.length).toBeGreaterThan(0);
    // Player protection asks for more, later.
    await expect
      .poll(() => {
        for (const go of release.splice(0)) go();
        return calls.filter(({ hasUser }) => hasUser).map(({ name }) => name);
      })
      .toEqual(
        expect.arrayContaining([
          "user/get_user_profile",
          "finance/list_highlighted_cash_methods",
          "finance/list_cash_methods_new",
          "finance/check_balance",
          "user/favorites",
        ]),
      );
  });
});

test.describe("start-up of a first visit (spec §1)", () => {
  // The fixture marks the popup as shown; this test needs the app's own start.
  test.use({ popup: true });

  test("sets a modal-status flag; Turkish and dark, unless the device remembers otherwise", async ({ page }) => {
    const root = page.locator("html");
    const flag = () => page.evaluate(() => sessionStorage.getItem("modalStatus"));
    await page.goto("/promotions");
    await expect(root).toHaveAttribute("lang", "tr");
    await expect(root).toHaveAttribute("data-theme", "dark");
    await expect.poll(flag).toBe("due");
    await page.evaluate(() => {
      localStorage.setItem("language", "en");
      localStorage.setItem("userMode", "light");
    });
    await page.reload();
    await expect(root).toHaveAttribute("lang", "en");
    await expect(root).toHaveAttribute("data-theme", "light");
    await expect(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();
  });
});

test.describe("the guard (spec §2)", () => {
  test("a page for players asks for log-in, and is returned to; addresses with profile go home afterwards", async ({ page }) => {
    await page.goto("/favorites?type=live");
    await expect(page).toHaveURL("/login");
    await fillLogIn(page, "deniz");
    await expect(page).toHaveURL("/favorites?type=live");
    await logOut(page);
    await page.goto("/me?from=mail");
    await expect(page).toHaveURL("/login");
    await fillLogIn(page, "deniz");
    await expect(page).toHaveURL("/");
    await expect(accountMenu(page)).toBeVisible();
    await page.goto("/me");
    await expect(page).toHaveURL("/profile");
  });

  test("the header's menu and the footer are shown again when a game is left", async ({ page, operator }) => {
    await startSignedIn(page, operator);
    await page.goto("/play/virtual/zeplin");
    const menu = page.getByRole("navigation", { name: "Ana menü" });
    await expect(page.getByRole("button", { name: "Oyundan çık" })).toBeVisible();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Oyundan çık" }).click();
    await expect(menu).toBeVisible();
    // The footer loads when it comes near.
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(page.getByRole("contentinfo")).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test("nothing of a guarded page shows before the session has been asked for", async ({ page, context }) => {
    await signIn(page);
    await page.evaluate(() => ["userSession", "userProfile"].forEach((key) => localStorage.removeItem(key)));
    await answerCall(context, "system/ping", { result: false, message: "Oturum süresi doldu" });
    const headings: string[] = [];
    await page.exposeFunction("seen", (text: string) => headings.push(text));
    await page.addInitScript(() => {
      const look = () => {
        const text = document.querySelector("main h1")?.textContent;
        if (text) (window as unknown as { seen: (text: string) => void }).seen(text);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.goto("/profile");
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("main").getByRole("button", { name: "Giriş yap" })).toBeVisible();
    expect(headings.filter((text) => /Deniz|Hesabım/.test(text))).toEqual([]);
  });
});

test.describe("the life of a session (spec §4)", () => {
  test("log-out clears all that was stored of the player and goes home, in every tab", async ({ page, context, operator }) => {
    await startSignedIn(page, operator);
    await page.goto("/profile");
    const other = await context.newPage();
    await other.goto("/profile");
    await expect(accountMenu(other)).toBeVisible();
    await logOut(page);
    await expect(page).toHaveURL("/");
    await expect(other).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Giriş" }).first()).toBeVisible();
    await expect(other.getByRole("link", { name: "Giriş" }).first()).toBeVisible();
    expect(await stored(page, ...all)).toEqual([]);
  });

  test("past its expiration the session is pinged first, once for many callers", async ({ page, context, operator }) => {
    await startSignedIn(page, operator, "deniz", Date.now() - 1000);
    const calls = watchCalls(context);
    await page.goto("/profile");
    await expect(page.getByText("deniz@", { exact: false })).toBeVisible();
    const names = calls.filter(({ hasUser }) => hasUser).map(({ name }) => name);
    expect(names[0]).toBe("system/ping");
    expect(names.filter((name) => name === "system/ping")).toHaveLength(1);
  });

  test("a ping with a false result ends the session; the player is told why and brought back", async ({ page, context }) => {
    await page.clock.install();
    await signIn(page);
    // Set it up before the time passes, because something may ping then.
    const answerAgain = await answerCall(context, "system/ping", { result: false, message: "Oturum süresi doldu" });
    await page.clock.fastForward(16_000);
    // Visitors have this link, too, in case that ping has already ended the session.
    await page.getByRole("navigation", { name: "Bölümler" }).getByRole("link", { name: "Hesap" }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("main").getByText("Oturum süresi doldu")).toBeVisible();
    expect(await stored(page, "userSession", "userProfile", "expirationDate")).toEqual([]);
    await answerAgain();
    await fillLogIn(page, "deniz");
    await expect(accountMenu(page)).toBeVisible();
  });

  for (const [name, answer] of [
    ["an expired-session message", { message: "Oturum süresi doldu" }],
    ["code 403", { code: 403 }],
    ["debug anonymous user", { debug: "anonymous user" }],
    ["an inactive-account message", { message: "İnaktif hesap" }],
    ["a failed-login message", { message: "Giriş Başarısız" }],
  ] as const) {
    test(`${name} clears the stored session and profile`, async ({ page, context, operator }) => {
      await startSignedIn(page, operator);
      await answerCall(context, "finance/check_balance", { result: false, ...answer });
      await answerCall(context, "system/ping", { result: false, ...answer });
      await page.goto("/promotions");
      await expect(page.getByRole("link", { name: "Giriş" }).first()).toBeVisible();
      await expect.poll(() => stored(page, "userSession", "userProfile")).toEqual([]);
      if (name.includes("account") || name.includes("login")) expect(await stored(page, "userAuth")).toEqual([]);
    });
  }

  test("after an hour without activity the player is out; two minutes before they are asked", async ({ page, context }) => {
    await page.clock.install();
    await signIn(page);
    const other = await context.newPage();
    await other.goto("/");
    await page.clock.fastForward("58:10");
    const warning = page.getByRole("dialog", { name: "Hâlâ orada mısınız?" });
    await expect(warning).toBeVisible();
    await warning.getByRole("button", { name: "Oturumda kal" }).click();
    await expect(warning).toBeHidden();

    await page.clock.fastForward("59:00");
    await expect(warning).toBeVisible();
    await page.clock.fastForward("01:10");
    await expect(page.getByText("Bir saat boyunca işlem yapmadığınız için oturumunuz kapatıldı.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Giriş" }).first()).toBeVisible();
    await expect(other.getByRole("link", { name: "Giriş" }).first()).toBeVisible();
    expect(await stored(page, ...all)).toEqual([]);
  });

  test("the balance is hidden everywhere at once, and stays hidden", async ({ page, operator }) => {
    await startSignedIn(page, operator);
    await page.goto("/profile");
    // Amounts of pending transfers are in links. Those and the net result are no balance.
    const bar = page.getByRole("region", { name: "Oturum çubuğu" });
    const balances = page.locator("data:not(a data, section[aria-label='Oturum çubuğu'] data)");
    await expect(balances.first()).toHaveText(/₺/);
    // In the header, in its account menu and on the page.
    await expect(balances).toHaveCount(3);
    await expect(bar).toContainText("Bakiye");
    await page.getByRole("button", { name: /^Bakiyeyi gizle/ }).first().click();
    await expect(balances).toHaveCount(0);
    await expect(bar).not.toContainText("Bakiye");
    expect(await page.evaluate(() => localStorage.getItem("showBalance"))).toBe("0");
    await page.reload();
    await expect(page.getByRole("button", { name: "Bakiyeyi göster" }).first()).toBeVisible();
    await expect(balances).toHaveCount(0);
  });

  test("a clock that is wrong by a day neither ends the session nor keeps it for ever", async ({ page }) => {
    await page.clock.install({ time: Date.now() + 24 * 60 * 60 * 1000 });
    await signIn(page);
    await page.goto("/profile");
    await expect(accountMenu(page)).toBeVisible();
    await page.clock.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
    await page.reload();
    await expect(accountMenu(page)).toBeVisible();
  });
});
