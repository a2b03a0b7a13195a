import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, openHome, visitAgain } from "./home-page.ts";

// Only the last test depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

/** The message in index.html for when the app does not start. */
const problem = (page: Page) => page.getByRole("alert").filter({ hasText: /Site açılamadı|could not be opened/ });

/** A page that costs little, for tests in which any page would do, and what shows that it is there. */
const lightPage = "/login";
const lightPageIsShown = (page: Page, name: "Giriş yap" | "Log in" = "Giriş yap") =>
  expect(page.getByRole("main").getByRole("button", { name, exact: true })).toBeVisible();

/** Ends the animation that delays the message. */
async function longAfter(page: Page): Promise<void> {
  await page.locator("#start-problem").evaluate((words) => words.getAnimations().forEach((animation) => animation.finish()));
}

/** A fault that can end: until then, requests for `pattern` get `fault`. */
async function faulty(page: Page, pattern: string, fault: (route: Route) => Promise<void> | void) {
  let there = false;
  await page.context().route(pattern, (route) => (there ? route.fallback() : fault(route)));
  return { ends: () => void (there = true) };
}

const hangs = () => undefined;
const fails = (route: Route) => route.fulfill({ status: 502, body: "" });

/** Ends a fault with the next load of the page. If it ended before the press, the site might open by itself. */
async function endsWithReload(page: Page, fault: { ends: () => void }): Promise<void> {
  await page.route(`**${lightPage}?lang=en`, (route) => {
    fault.ends();
    return route.fallback();
  });
}

test("a part of the app that fails: words and a button; the app opens by itself when the part comes", async ({ page, noSurprises }) => {
  noSurprises.expectError(/status of 502/);
  const vendor = await faulty(page, "**/assets/vendor-*.js", fails);
  await page.goto(lightPage);
  await expect(problem(page)).toBeVisible();
  await expect(problem(page).getByRole("link", { name: "Tekrar dene" })).toBeVisible();
  vendor.ends();
  await lightPageIsShown(page);
  await expect(problem(page)).toBeHidden();

  await test.step("without start.js there is still a way to load the page again", async () => {
    const script = await faulty(page, "**/start.js", fails);
    await page.reload();
    await longAfter(page);
    script.ends();
    await problem(page).getByRole("link", { name: "Tekrar dene" }).click();
    await lightPageIsShown(page);
  });
});

test("a part of the app that hangs: words and a button, in the language of the address; one press opens the site", async ({ page }) => {
  for (const part of ["vendor", "index", "rolldown-runtime"]) {
    await test.step(part, async () => {
      const fault = await faulty(page, `**/assets/${part}-*.js`, hangs);
      await page.goto(`${lightPage}?lang=en`, { waitUntil: "commit" });
      await expect(page.locator(".sk")).toBeAttached();
      await expect(problem(page)).toBeHidden();
      await longAfter(page);
      const again = problem(page).getByRole("link", { name: "Try again" });
      await expect(again).toBeVisible();
      await expect(problem(page)).not.toContainText("Tekrar dene", { useInnerText: true });
      await endsWithReload(page, fault);
      await again.click();
      await lightPageIsShown(page, "Log in");
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  }

  await test.step("texts of the other language: one press loads the page again, in that language", async () => {
    const texts = await faulty(page, "**/assets/locales-en-*.js", hangs);
    await page.goto(`${lightPage}?lang=en`);
    const again = page.getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible({ timeout: 20_000 });
    await endsWithReload(page, texts);
    await again.click();
    await lightPageIsShown(page, "Log in");
    await expect(again).toBeHidden();
  });
});

test("a page that fails again and again: the player may clear what the site keeps, and is told of the log-out", async ({ page, noSurprises }) => {
  noSurprises.expectError(/broken by something stored/);
  // A stored value makes the shell itself fail. This test knows which effect of the shell reads it.
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    const spoilt: typeof listen = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
      if (type === "load" && localStorage.getItem("spoilt")) throw new Error("broken by something stored");
      listen(type, ...rest);
    };
    window.addEventListener = spoilt;
  });
  await page.goto(lightPage);
  await lightPageIsShown(page);
  await page.evaluate(() => localStorage.setItem("spoilt", "1"));
  await page.reload();
  await expect(problem(page)).toBeVisible();
  const clear = problem(page).getByRole("button", { name: "Kayıtlı verileri sil ve tekrar yükle" });
  await expect(clear).toBeHidden();
  await problem(page).getByRole("link", { name: "Tekrar dene" }).click();
  await expect(clear).toBeVisible();
  await expect(problem(page)).toContainText("Oturumunuz da kapanır");
  await clear.click();
  await lightPageIsShown(page);
  expect(await page.evaluate(() => localStorage.getItem("spoilt"))).toBeNull();
});

test("texts of the other language that do not come: the page opens in Turkish, and changes when they are there", async ({ page, noSurprises }) => {
  noSurprises.expectError(/status of 502/);
  const texts = await faulty(page, "**/assets/locales-en-*.js", fails);
  await page.clock.install();
  await page.goto(`${lightPage}?lang=en`);
  await lightPageIsShown(page);
  texts.ends();
  await page.clock.fastForward(20_000);
  await lightPageIsShown(page, "Log in");
});

test("a config.json that hangs: a page that says so, and one press opens the site when it comes", async ({ page }) => {
  const config = await faulty(page, "**/config.json", hangs);
  await page.clock.install();
  const asked = page.waitForRequest("**/assets/index-*.js");
  await page.goto(lightPage, { waitUntil: "commit" });
  await asked;
  await expect(async () => {
    await page.clock.fastForward(9_000);
    await expect(page.getByText("Siteye ulaşılamıyor")).toBeVisible({ timeout: 500 });
  }).toPass();
  config.ends();
  await page.getByRole("button", { name: "Tekrar dene" }).click();
  await lightPageIsShown(page);
});

test("the page's code is asked for while the start waits for config.json; that of a player's page for players alone", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/profile/history");
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/assets/history-"))).toEqual([]);
  await faulty(page, "**/config.json", hangs);
  // The start would give config.json up after some seconds, and go on.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const shortOnly = (run: () => void, delayMs = 0) => (delayMs < 1_000 ? start(run, delayMs) : 0);
    window.setTimeout = shortOnly as typeof window.setTimeout;
  });
  const code = page.waitForRequest("**/assets/lobby-*.js");
  await page.goto("/slot", { waitUntil: "commit" });
  await code;
  await expect(page.locator(".sk")).toBeAttached();
});

test("what comes in place of a file: the site opens as it was, without a worker, too", async ({ page, operator, noSurprises }) => {
  noSurprises.expectError(/status of (403|502|521)/);
  await page.goto(lightPage);
  await lightPageIsShown(page);
  for (const [what, fault] of Object.entries({
    "a firewall's page": (route: Route) => route.fulfill({ status: 403, contentType: "text/html", body: "<html>Forbidden</html>" }),
    "Cloudflare's 521": (route: Route) => route.fulfill({ status: 521, body: "" }),
    "a page": (route: Route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Just a moment</title>" }),
    "{}": (route: Route) => route.fulfill({ json: {} }),
  })) {
    await test.step(`${what} in place of config.json`, async () => {
      const config = await faulty(page, "**/config.json", fault);
      await page.reload();
      await lightPageIsShown(page);
      config.ends();
    });
  }

  await test.step("a brand's colours that do not come stop nothing", async () => {
    const brand = { ...operator.config.brand, accent: "#b3123f" };
    await page.context().route("**/config.json", (route) => route.fulfill({ json: { ...operator.config, brand } }));
    await faulty(page, "**/assets/start-accent-*.js", fails);
    const asked = page.waitForRequest("**/assets/start-accent-*.js");
    await page.reload();
    await asked;
    await lightPageIsShown(page);
  });
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a config.json that must not be stored: the site opens offline all the same", async ({ page, context, noSurprises }) => {
    noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
    await context.route("**/config.json", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "cache-control": "no-store" } });
    });
    await openHome(page);
    await visitAgain(page);
    await context.unroute("**/config.json");
    await context.setOffline(true);
    await page.reload();
    await homeIsShown(page);
  });
});
