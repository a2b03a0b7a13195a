import type { BrowserContext, Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, homePage, openHome, visitAgain, workerIsReady } from "./home-page.ts";
import { nothingIsLoading } from "./waiting.ts";

// Some waits are long, and what moves on the page meanwhile costs more than everything else.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const html = (status: number, text: string) => (route: Route) =>
  route.fulfill({ status, contentType: "text/html", body: `<!doctype html><title>${text}</title><h1>${text}</h1>` });

/**
 * The ways in which an operator can be absent although there is a network. The storm has more of them: firewalls' and
 * gateways' pages in place of every answer, for a returning visitor, too.
 */
const absences: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ["half of an answer", (route) => route.fulfill({ contentType: "application/json", body: '{"result":true,"data":[{"ga' })],
  ["an object that says nothing", (route) => route.fulfill({ json: {} })],
  ["no answer and no end", () => new Promise(() => undefined)],
];

const operators = ["**/endpoint/**", "**/config.json", "**/data/*.json"];

async function answerAll(context: BrowserContext, answer: (route: Route) => Promise<void>): Promise<void> {
  for (const pattern of operators) await context.route(pattern, answer);
}

/** Removes what the page itself stored, so that only the worker's copies are left. */
async function forgetInPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem("karo.queries");
    localStorage.removeItem("karo.config");
  });
}

/** Expects that the worker has stored nothing but declared public answers. */
async function onlyPublicAnswersAreStored(page: Page): Promise<void> {
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        return Promise.all(
          requests.map(async (request) => {
            const response = await cache.match(request);
            const isJson = response?.headers.get("content-type")?.includes("json");
            return { name, url: request.url, status: response?.status, body: isJson ? await response?.text() : "" };
          }),
        );
      }),
    );
    return all.flat();
  });
  expect(stored.length).toBeGreaterThan(10);
  for (const { url, status, body } of stored) {
    expect(status, url).toBe(200);
    expect(body, url).not.toContain('"result":false');
    expect(body, url).not.toContain('"user":{');
  }
}

test("whatever comes in place of every answer, a returning visitor finds the lobby as it was, or the notice of maintenance", async ({ page, context, noSurprises }) => {
  // One visit after another on one device, so that no absence may spoil what is stored either.
  test.slow();
  // An answer that never ends costs several deadlines of the worker, one after another.
  const patiently = expect.configure({ timeout: 60_000 });
  noSurprises.expectError(/Failed to load resource/);
  await openHome(page);
  const online = await visitAgain(page);
  // The first ones: how many the shelf has rendered beyond its edge is a matter of the moment.
  const tiles = online.quickAccess.locator("li:nth-child(-n + 6)").filter({ hasText: /\S/ });
  await expect(tiles.nth(5)).toBeVisible();
  const names = await tiles.allTextContents();
  await test.step("nothing but declared public answers is in the worker's caches", () => onlyPublicAnswersAreStored(page));

  for (const [what, answer] of absences) {
    await test.step(what, async () => {
      await forgetInPage(page);
      await answerAll(context, answer);
      await page.reload({ waitUntil: "commit" });
      await patiently(homePage(page).hero).toBeVisible();
      await patiently(tiles).toHaveText(names);
      await patiently(page.getByText(/son güncelleme/i).first()).toBeVisible();
      await nothingIsLoading(page);
      await expect(page.getByRole("main").getByRole("button", { name: "Tekrar dene" })).toHaveCount(0);
      await context.unrouteAll({ behavior: "ignoreErrors" });
    });
  }

  await test.step("a maintenance page in HTML is heard, whatever is stored", async () => {
    await answerAll(context, html(503, "This site is under maintenance"));
    await page.reload();
    await expect(page.getByRole("heading", { name: "Site bakımda" })).toBeVisible();
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await page.getByRole("button", { name: "Tekrar kontrol et" }).click();
    await homeIsShown(page);
  });
});

test("with a Cache Storage that fails, the worker lets everything through to the network", async ({ page, context }) => {
  await page.goto("/info/GenelKurallar");
  const title = page.getByRole("heading", { level: 1, name: "Genel kurallar" });
  await expect(title).toBeVisible();
  await workerIsReady(page);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const fail = () => Promise.reject(new DOMException("corrupted", "UnknownError"));
    Object.assign(CacheStorage.prototype, { open: fail, match: fail, keys: fail, delete: fail });
  });
  await forgetInPage(page);
  await page.reload();
  await expect(title).toBeVisible();
  await nothingIsLoading(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const failing = await worker?.evaluate(() => caches.open("any").then(() => false, () => true));
  expect(failing, "the worker that answered is the one whose storage fails").toBe(true);
});

test("a new game provider in config.json reaches the content policy, although the first request for it is lost", async ({ page, context, operator, noSurprises }) => {
  noSurprises.expectError(/Failed to load resource/);
  const provider = "https://new-games.example";
  await page.goto("/login");
  await workerIsReady(page);
  const policy = async () => (await page.reload())?.headers()["content-security-policy"] ?? "";
  expect(await policy()).not.toContain(provider);

  await context.route("**/config.json", (route) =>
    route.fulfill({ json: { ...operator.config, gameOrigins: [...(operator.config.gameOrigins ?? []), provider] } }),
  );
  let lost = 0;
  await context.route("**/index.html", async (route) => {
    lost += 1;
    await route.abort();
  });
  await expect.poll(async () => policy().then(() => lost), "requests for the policy that were lost").toBeGreaterThan(0);
  await context.unroute("**/index.html");
  await context.route("**/index.html", async (route) => {
    const response = await route.fetch();
    const served = response.headers()["content-security-policy"] ?? "";
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": served.replace("frame-src", `frame-src ${provider}`) } });
  });
  await expect.poll(policy).toContain(provider);
});
