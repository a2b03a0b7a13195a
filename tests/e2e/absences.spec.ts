import type { BrowserContext, Page, Route } from "@playwright/test";
import type { RunningOperator } from "../../operator/server.ts";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, type HomePage, homePage, visitAgain, workerIsReady } from "./home-page.ts";
import { nothingIsLoading } from "./waiting.ts";

// Some waits are long, and what moves on the page meanwhile costs more than everything else.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const html = (status: number, text: string) => (route: Route) =>
  route.fulfill({ status, contentType: "text/html", body: `<!doctype html><title>${text}</title><h1>${text}</h1>` });

const badGateway = (route: Route) => route.fulfill({ status: 502, body: "" });

/**
 * The ways in which an operator can be absent although there is a network. Requests meet them by turns. The storm breaks
 * every answer in one way at a time, and has more of them: firewalls' and gateways' pages, for example.
 */
const absences: readonly ((route: Route) => Promise<void>)[] = [
  // Half of an answer.
  (route) => route.fulfill({ contentType: "application/json", body: '{"result":true,"data":[{"ga' }),
  // An object that says nothing.
  (route) => route.fulfill({ json: {} }),
  badGateway,
  // No answer and no end.
  () => new Promise(() => undefined),
];

const operators = ["**/config.json", "**/endpoint/**", "**/data/*.json"];

async function answerAll(
  context: BrowserContext,
  answer: (route: Route) => Promise<void>,
  patterns = operators,
): Promise<void> {
  for (const pattern of patterns) await context.route(pattern, answer);
}

const theOperatorIsBack = (context: BrowserContext) => context.unrouteAll({ behavior: "ignoreErrors" });

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

/** The worker is new, and so is the device. Leaves the home page open, with everything stored. */
async function operatorIsDownAtFirst(page: Page, context: BrowserContext): Promise<HomePage> {
  await answerAll(context, badGateway, ["**/config.json", "**/endpoint/**"]);
  await page.goto("/");
  await expect(page.getByText("Siteye ulaşılamıyor")).toBeVisible();
  await theOperatorIsBack(context);
  await page.getByRole("button", { name: "Tekrar dene" }).click();
  await homeIsShown(page);
  return visitAgain(page);
}

async function lobbyIsThereWithoutTheOperator(
  page: Page,
  context: BrowserContext,
  { quickAccess }: HomePage,
): Promise<void> {
  // An answer that never ends costs several deadlines of the worker, one after another.
  const patiently = expect.configure({ timeout: 60_000 });
  // The first ones: how many the shelf has rendered beyond its edge is a matter of the moment.
  const tiles = quickAccess.locator("li:nth-child(-n + 6)").filter({ hasText: /\S/ });
  await expect(tiles.nth(5)).toBeVisible();
  const names = await tiles.allTextContents();
  await forgetInPage(page);
  let turn = 0;
  await answerAll(context, (route) => absences[turn++ % absences.length]?.(route) ?? Promise.resolve());
  await page.reload({ waitUntil: "commit" });
  await patiently(homePage(page).hero).toBeVisible();
  await patiently(tiles).toHaveText(names);
  await patiently(page.getByText(/son güncelleme/i).first()).toBeVisible();
  await nothingIsLoading(page);
  await expect(page.getByRole("main").getByRole("button", { name: "Tekrar dene" })).toHaveCount(0);
  expect(turn, "every way has had its turn").toBeGreaterThanOrEqual(absences.length);
  await theOperatorIsBack(context);
}

async function maintenanceIsHeard(page: Page, context: BrowserContext): Promise<void> {
  await answerAll(context, html(503, "This site is under maintenance"));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Site bakımda" })).toBeVisible();
  await theOperatorIsBack(context);
  await page.getByRole("button", { name: "Tekrar kontrol et" }).click();
  await homeIsShown(page);
}

async function newProviderReachesThePolicy(
  page: Page,
  context: BrowserContext,
  { config }: RunningOperator,
): Promise<void> {
  const provider = "https://new-games.example";
  // A page that costs little: every page has the same policy.
  await page.goto("/login");
  const policy = async () => (await page.reload())?.headers()["content-security-policy"] ?? "";
  expect(await policy()).not.toContain(provider);

  await context.route("**/config.json", (route) =>
    route.fulfill({ json: { ...config, gameOrigins: [...(config.gameOrigins ?? []), provider] } }),
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
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        "content-security-policy": served.replace("frame-src", `frame-src ${provider}`),
      },
    });
  });
  await expect.poll(policy).toContain(provider);
  await theOperatorIsBack(context);
}

async function failingStorageLetsEverythingThrough(page: Page, context: BrowserContext): Promise<void> {
  await workerIsReady(page);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const fail = () => Promise.reject(new DOMException("corrupted", "UnknownError"));
    Object.assign(CacheStorage.prototype, { open: fail, match: fail, keys: fail, delete: fail });
  });
  await forgetInPage(page);
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto("/info/GenelKurallar");
  await expect(page.getByRole("heading", { level: 1, name: "Genel kurallar" })).toBeVisible();
  await nothingIsLoading(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const failing = await worker?.evaluate(() =>
    caches.open("any").then(
      () => false,
      () => true,
    ),
  );
  expect(failing, "the worker that answered is the one whose storage fails").toBe(true);
  expect(errors).toEqual([]);
}

test(
  "whatever is absent, the site opens: at first with a retry, then from what the worker stores, and at last without that, too",
  { tag: "@nightly" },
  async ({ page, context, operator, noSurprises }) => {
    // One visit after another on one device, so that no absence may spoil what is stored either.
    test.slow();
    noSurprises.expectError(/Failed to load resource/);
    const home = await test.step("the operator down at the first visit: a page with retry, which then opens", () =>
      operatorIsDownAtFirst(page, context));
    await test.step("nothing but declared public answers is in the worker's caches", () =>
      onlyPublicAnswersAreStored(page));
    await test.step("whatever comes in place of answers, a returning visitor finds the lobby as it was", () =>
      lobbyIsThereWithoutTheOperator(page, context, home));
    await test.step("a maintenance page in HTML is heard, whatever is stored", () => maintenanceIsHeard(page, context));
    await test.step("a new game provider in config.json reaches the content policy, although the first request for it is lost", () =>
      newProviderReachesThePolicy(page, context, operator));
    await test.step("with a Cache Storage that fails, the worker lets everything through to the network", () =>
      failingStorageLetsEverythingThrough(page, context));
  },
);
