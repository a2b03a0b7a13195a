import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { startOperator } from "../../operator/server.ts";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, openHome, visitAgain } from "./home-page.ts";

/** The message in index.html for when the app does not start. */
const problem = (page: Page) => page.getByRole("alert").filter({ hasText: /Site açılamadı|could not be opened/ });

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

test("a part of the app that fails: words and a button; the app opens by itself when the part comes", async ({ page, noSurprises }) => {
  noSurprises.expectError(/status of 502/);
  const vendor = await faulty(page, "**/assets/vendor-*.js", fails);
  await page.goto("/");
  await expect(problem(page)).toBeVisible();
  await expect(problem(page).getByRole("link", { name: "Tekrar dene" })).toBeVisible();
  vendor.ends();
  await homeIsShown(page);
  await expect(problem(page)).toBeHidden();
});

/** Ends a fault with the next load of the page. If it ended before the press, the site might open by itself. */
async function endsWithReload(page: Page, fault: { ends: () => void }): Promise<void> {
  await page.route("**/?lang=en", (route) => {
    fault.ends();
    return route.fallback();
  });
}

for (const part of ["vendor", "index", "rolldown-runtime"]) {
  test(`the app's ${part} hangs: words and a button, in the language of the address; one press opens the site`, async ({ page }) => {
    const fault = await faulty(page, `**/assets/${part}-*.js`, hangs);
    await page.goto("/?lang=en", { waitUntil: "commit" });
    await expect(page.locator(".sk")).toBeAttached();
    await expect(problem(page)).toBeHidden();
    await longAfter(page);
    const again = problem(page).getByRole("link", { name: "Try again" });
    await expect(again).toBeVisible();
    await expect(problem(page)).not.toContainText("Tekrar dene", { useInnerText: true });
    await endsWithReload(page, fault);
    await again.click();
    await homeIsShown(page);
  });
}

test("without start.js there is still a way to load the page again", async ({ page, noSurprises }) => {
  noSurprises.expectError(/status of 502/);
  const script = await faulty(page, "**/start.js", fails);
  await page.goto("/");
  await longAfter(page);
  script.ends();
  await problem(page).getByRole("link", { name: "Tekrar dene" }).click();
  await homeIsShown(page);
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
  await openHome(page);
  await page.evaluate(() => localStorage.setItem("spoilt", "1"));
  await page.reload();
  await expect(problem(page)).toBeVisible();
  const clear = problem(page).getByRole("button", { name: "Kayıtlı verileri sil ve tekrar yükle" });
  await expect(clear).toBeHidden();
  await problem(page).getByRole("link", { name: "Tekrar dene" }).click();
  await expect(clear).toBeVisible();
  await expect(problem(page)).toContainText("Oturumunuz da kapanır");
  await clear.click();
  await homeIsShown(page);
  expect(await page.evaluate(() => localStorage.getItem("spoilt"))).toBeNull();
});

test("texts of the other language that do not come: the page opens in Turkish, and changes when they are there", async ({ page, noSurprises }) => {
  noSurprises.expectError(/status of 502/);
  const texts = await faulty(page, "**/assets/locales-en-*.js", fails);
  await page.clock.install();
  await page.goto("/?lang=en");
  await homeIsShown(page);
  await expect(page.getByRole("link", { name: "İçeriğe geç" })).toBeAttached();
  texts.ends();
  await page.clock.fastForward(20_000);
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeAttached();
});

test("texts of the other language that hang: one press loads the page again, in that language", async ({ page }) => {
  const texts = await faulty(page, "**/assets/locales-en-*.js", hangs);
  await page.goto("/?lang=en");
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible({ timeout: 20_000 });
  await endsWithReload(page, texts);
  await again.click();
  await expect(page.getByRole("link", { name: "Log in", exact: true }).first()).toBeVisible();
  await expect(again).toBeHidden();
});

test("a brand's colours that do not come stop nothing", async ({ page, noSurprises }) => {
  noSurprises.expectError(/status of 502/);
  const operator = await startOperator({
    port: 0,
    dist: join(import.meta.dirname, "../../dist"),
    dataDir: "memory",
    config: { brand: { name: "Lale", accent: "#b3123f" } },
  });
  try {
    const asked = page.waitForRequest("**/assets/start-accent-*.js");
    await faulty(page, "**/assets/start-accent-*.js", fails);
    await page.goto(operator.origin);
    await asked;
    await homeIsShown(page);
  } finally {
    await page.close();
    await operator.close();
  }
});

test("a config.json that hangs: a page that says so, and one press opens the site when it comes", async ({ page }) => {
  const config = await faulty(page, "**/config.json", hangs);
  await page.clock.install();
  await page.goto("/", { waitUntil: "commit" });
  const asked = page.waitForRequest("**/assets/index-*.js");
  await asked;
  await expect(async () => {
    await page.clock.fastForward(9_000);
    await expect(page.getByText("Siteye ulaşılamıyor")).toBeVisible({ timeout: 500 });
  }).toPass();
  config.ends();
  await page.getByRole("button", { name: "Tekrar dene" }).click();
  await homeIsShown(page);
});

test("the page's code is asked for while the start waits for config.json; that of a player's page for players alone", async ({ page }) => {
  // A worker would fetch the code of every page.
  await page.addInitScript(() => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker);
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

for (const [what, fault] of Object.entries({
  "is refused by a firewall": (route: Route) => route.fulfill({ status: 403, contentType: "text/html", body: "<html>Forbidden</html>" }),
  "is Cloudflare's 521": (route: Route) => route.fulfill({ status: 521, body: "" }),
  "is a page": (route: Route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Just a moment</title>" }),
  "is {}": (route: Route) => route.fulfill({ json: {} }),
})) {
  test(`a config.json that ${what}: the site opens as it was, without a worker, too`, async ({ page, noSurprises }) => {
    noSurprises.expectError(/status of (403|521)/);
    await page.addInitScript(() => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker);
    await openHome(page);
    await faulty(page, "**/config.json", fault);
    await page.reload();
    await homeIsShown(page);
  });
}

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
