import type { BrowserContext, Page } from "@playwright/test";
import { fakeGames } from "./fake-game.ts";
import { expect, test } from "./fixtures.ts";
import { openHome } from "./home-page.ts";
import { openInside } from "./open-inside.ts";
import { accountMenu, answerCall, fillLogIn, logOut, watchCalls } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";

// The tests answer single calls. A worker would hide their bodies from Playwright.
test.use({ serviceWorkers: "block" });

const stored = (page: Page, ...names: string[]) =>
  page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), names);

const all = ["userSession", "userProfile", "userAuth", "expirationDate", "ridValue"];

/** The link of visitors to the log-in, in the header. */
const logInLink = (page: Page) => page.getByRole("link", { name: "Giriş" }).first();

/** Holds every call that names a player. The returned function lets those go that have arrived, and counts them. */
async function holdPlayersCalls(page: Page): Promise<() => number> {
  const held: (() => void)[] = [];
  await page.context().route("**/endpoint/v1", async (route) => {
    const { user } = route.request().postDataJSON() as { user?: unknown };
    if (user) await new Promise<void>((resolve) => held.push(resolve));
    await route.fallback();
  });
  return () => {
    const arrived = held.splice(0);
    for (const letOneGo of arrived) letOneGo();
    return arrived.length;
  };
}

/** What start-up fetches for a player. Player protection asks for more, later. */
const playersCalls = [
  "user/get_user_profile",
  "finance/list_highlighted_cash_methods",
  "finance/list_cash_methods_new",
  "finance/check_balance",
  "user/favorites",
];

/** What the home page fetches for everybody. */
const publicReads = ["cmscontroller/getSlider", "casino/games_list", "casino/category_list", "habanero/getJackpots"];

test("a visit with a stored session, from start-up to log-out", async ({ page, context, operator }) => {
  await startSignedIn(page, operator);
  const calls = watchCalls(context);
  const letGo = await holdPlayersCalls(page);
  const names = () => calls.filter(({ hasUser }) => hasUser).map(({ name }) => name);

  await test.step("profile, methods, balance and favourites are fetched, and none of it holds back the lobby", async () => {
    await openHome(page);
    await expect.poll(letGo).toBeGreaterThan(0);
    await expect.poll(() => (letGo(), names())).toEqual(expect.arrayContaining(playersCalls));
    await context.unrouteAll({ behavior: "ignoreErrors" });
    letGo();
  });

  await test.step("public reads are GETs, also the player's; whatever names the player is a POST", async () => {
    const sentBy = (verb: string) => new Set(calls.filter((call) => call.verb === verb).map(({ name }) => name));
    expect([...sentBy("GET")]).toEqual(expect.arrayContaining(publicReads));
    expect([...sentBy("POST")]).toEqual(expect.arrayContaining(playersCalls));
    // Only the player's own part of a public list, such as the favourites among the games, is not public.
    const publicPosts = calls.filter(
      ({ verb, hasUser, name }) => verb === "POST" && !hasUser && sentBy("GET").has(name),
    );
    expect(publicPosts).toEqual([]);
    expect(calls.filter(({ verb, hasUser }) => verb === "GET" && hasUser)).toEqual([]);
  });

  await test.step("the player is treated as logged in", async () => {
    await page.getByRole("navigation", { name: "Bölümler" }).getByRole("link", { name: "Hesap" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deniz Örnek");
    expect(calls.map(({ name }) => name)).not.toContain("user/login");
    await expect(accountMenu(page)).toBeVisible();
  });

  // Amounts of pending transfers are in links. Those, the net result and the week's figures are no balance.
  const week = "section:has(> h2):has(> dl)";
  const balances = page.locator(`data:not(a data, section[aria-label='Oturum çubuğu'] data, ${week} data)`);
  await test.step("the balance is hidden everywhere at once", async () => {
    const bar = page.getByRole("region", { name: "Oturum çubuğu" });
    await expect(balances.first()).toHaveText(/₺/);
    // In the header, in its account menu, and on the page with what can be withdrawn of it.
    await expect(balances).toHaveCount(4);
    await expect(bar).toContainText("Bakiye");
    await page
      .getByRole("button", { name: /^Bakiyeyi gizle/ })
      .first()
      .click();
    await expect(balances).toHaveCount(0);
    await expect(bar).not.toContainText("Bakiye");
    expect(await page.evaluate(() => localStorage.getItem("showBalance"))).toBe("0");
  });

  await test.step("with a stored auth record alone the session is refreshed, then the balance is fetched, and stays hidden", async () => {
    await openInside(page, "/promotions");
    await expect(page).toHaveURL("/promotions");
    await loseSessionBeforeNextStart(page);
    // From here on only calls of the new page.
    page.once("framenavigated", () => (calls.length = 0));
    await page.reload();
    await expect(accountMenu(page)).toHaveAccessibleName(/Deniz/);
    await expect.poll(names).toContain("finance/check_balance");
    const first = names().slice(0, names().indexOf("finance/check_balance"));
    expect(first.filter((name) => name === "system/ping")).toHaveLength(1);
    await expect.poll(() => stored(page, "userSession", "userProfile")).toEqual(["userSession", "userProfile"]);
    await expect(page.getByRole("button", { name: "Bakiyeyi göster" }).first()).toBeVisible();
    await expect(balances).toHaveCount(0);
  });

  await test.step("the header's menu and the footer are shown again when a game is left", async () => {
    await fakeGames(context, operator.providerOrigin);
    await openInside(page, "/play/virtual/zeplin");
    await gameLeftBehind(page);
  });

  await test.step("log-out clears all that was stored of the player and goes home, in every tab", async () => {
    const other = await context.newPage();
    await other.goto("/profile");
    await expect(accountMenu(other)).toBeVisible();
    expect(await stored(page, ...all)).toEqual(all);
    await logOut(page);
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL("/");
      await expect(logInLink(tab)).toBeVisible();
    }
    await expect.poll(() => stored(page, ...all)).toEqual([]);
    await other.close();
  });

  await test.step("without an auth record, profile, session and auth are all cleared, whatever rubbish they hold", async () => {
    await page.evaluate(() => {
      localStorage.setItem("userProfile", '{"version":0,"username":"eski"}');
      localStorage.setItem("userSession", "{]");
      localStorage.setItem("userAuth", "null");
      localStorage.setItem("expirationDate", "yarın");
      localStorage.setItem("siteUnderMaintenance", "true");
    });
    await page.goto("/promotions");
    await expect(logInLink(page)).toBeVisible();
    await expect.poll(() => stored(page, ...all, "siteUnderMaintenance")).toEqual([]);
  });
});

/** Leaves only the auth record, before the app starts: a running app would store the session again with its next answer. */
async function loseSessionBeforeNextStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!location.protocol.startsWith("http") || sessionStorage.getItem("spoilt")) return;
    sessionStorage.setItem("spoilt", "yes");
    ["userSession", "userProfile"].forEach((key) => localStorage.removeItem(key));
  });
}

async function gameLeftBehind(page: Page): Promise<void> {
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
}

test("a page for players asks for log-in, and is returned to, also when a session ends later", async ({
  page,
  context,
}) => {
  const dayMs = 24 * 60 * 60 * 1000;
  await page.clock.install({ time: Date.now() + dayMs });

  await test.step("the guard asks for log-in and returns; a first visit is Turkish and dark", async () => {
    await page.goto("/favorites?type=live");
    await expect(page).toHaveURL("/login");
    await expect(page.locator("html[lang=tr][data-theme=dark]")).toHaveCount(1);
    await fillLogIn(page, "deniz");
    await expect(page).toHaveURL("/favorites?type=live");
    await openInside(page, "/me");
    await expect(page).toHaveURL("/profile");
  });

  await test.step("a clock that is wrong by a day neither ends the session nor keeps it for ever", async () => {
    await page.clock.setSystemTime(Date.now() - dayMs);
    await openInside(page, "/favorites");
    await expect(page).toHaveURL("/favorites");
    await expect(accountMenu(page)).toBeVisible();
  });

  const answerAgain = await answerCall(context, "system/ping", { result: false, message: "Oturum süresi doldu" });
  await test.step("a ping with a false result ends the session; the player is told why", async () => {
    await page.getByRole("navigation", { name: "Bölümler" }).getByRole("link", { name: "Turnuvalar" }).click();
    await page.clock.fastForward(16_000);
    // Visitors have this link, too, in case a ping of the page has already ended the session.
    await page.getByRole("navigation", { name: "Bölümler" }).getByRole("link", { name: "Hesap" }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("main").getByText("Oturum süresi doldu")).toBeVisible();
    expect(await stored(page, "userSession", "userProfile", "expirationDate")).toEqual([]);
  });

  await test.step("addresses with profile go home after log-in", async () => {
    await answerAgain();
    await fillLogIn(page, "deniz");
    await expect(page).toHaveURL("/");
    await expect(accountMenu(page)).toBeVisible();
  });

  await test.step("nothing of a guarded page shows before the session has been asked for", () =>
    nothingShowsTooEarly(page, context));
});

async function nothingShowsTooEarly(page: Page, context: BrowserContext): Promise<void> {
  const answerAgain = await answerCall(context, "system/ping", { result: false, message: "Oturum süresi doldu" });
  await page.evaluate(() => ["userSession", "userProfile"].forEach((key) => localStorage.removeItem(key)));
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
  await expect.poll(() => headings.length).toBeGreaterThan(0);
  expect(headings.filter((text) => /Deniz|Hesabım/.test(text))).toEqual([]);
  await answerAgain();
}

test("after an hour without activity the player is out in every tab; two minutes before they are asked", async ({
  page,
  context,
  operator,
}) => {
  await startSignedIn(page, operator);
  await page.clock.install();
  await page.goto("/tournaments");
  await expect(accountMenu(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/tournaments");
  await expect(accountMenu(other)).toBeVisible();
  await page.clock.fastForward("58:10");
  const warning = page.getByRole("dialog", { name: "Hâlâ orada mısınız?" });
  await expect(warning).toBeVisible();
  await warning.getByRole("button", { name: "Oturumda kal" }).click();
  await expect(warning).toBeHidden();

  await page.clock.fastForward("59:00");
  await expect(warning).toBeVisible();
  await page.clock.fastForward("01:10");
  await expect(page.getByText("Bir saat boyunca işlem yapmadığınız için oturumunuz kapatıldı.")).toBeVisible();
  for (const tab of [page, other]) await expect(logInLink(tab)).toBeVisible();
  expect(await stored(page, ...all)).toEqual([]);
});
