import type { BrowserContext, Route } from "@playwright/test";
import { callAddress, callIn } from "./calls.ts";
import { cannotBeLoaded } from "./chunk.ts";
import { expect, test } from "./fixtures.ts";
import { homeIsShown } from "./home-page.ts";
import { openInside } from "./open-inside.ts";
import { nothingIsLoading } from "./waiting.ts";

// When a worker starts, public answers are fetched again, which would repair a page before the button is pressed.
test.use({ serviceWorkers: "block" });

const lockText = "Bazı sorunlar yaşıyoruz. Lütfen daha sonra tekrar deneyin.";

/** Answers the named call. Everything else goes to the operator. */
function onCall(method: string, answer: (route: Route) => Promise<void>) {
  return async (route: Route) => {
    await (callIn(route.request())?.api.method === method ? answer(route) : route.fallback());
  };
}

test("an HTTP 500 locks every later request, and the player can lift the lock", async ({
  page,
  context,
  noSurprises,
}) => {
  noSurprises.expectError(/status of 500/);
  let asked = 0;
  let broken = true;
  await context.route(callAddress, async (route) => {
    asked += 1;
    await (broken ? route.fulfill({ status: 500, body: "{}" }) : route.fallback());
  });
  await page.goto("/");
  const toast = page.getByText(lockText);
  await expect(toast).toBeVisible();

  await test.step("locked: no request leaves the page", async () => {
    await nothingIsLoading(page);
    const askedBefore = asked;
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await nothingIsLoading(page);
    expect(asked).toBe(askedBefore);
    await expect(toast).toBeVisible();
  });

  await test.step("a section's own button lifts the lock", async () => {
    broken = false;
    const section = page.getByRole("main").getByRole("region", { name: "Öne çıkanlar" });
    await section.getByRole("button", { name: "Tekrar dene" }).click();
    await expect(section.getByRole("link").first()).toBeVisible();
    await homeIsShown(page);
    await expect(toast).toBeHidden();
  });

  await test.step("so does the message's", async () => {
    broken = true;
    await openInside(page, "/info/GenelKurallar");
    await expect(toast).toBeVisible();
    broken = false;
    await page
      .getByRole("region", { name: "Mesajlar ve uyarılar" })
      .getByRole("button", { name: "Tekrar dene" })
      .click();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("Genel kurallar");
    await expect(toast).toBeHidden();
  });
});

test("what has failed is said without another request for code", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/status of 500|Failed to (load resource|fetch dynamically imported module)|ERR_FAILED/);
  const index = await context.request.get("/");
  const firstLoad = new Set(Array.from((await index.text()).matchAll(/assets\/[^"]+\.js/g), ([path]) => path));
  await context.route("**/assets/*.js", (route) =>
    firstLoad.has(new URL(route.request().url()).pathname.slice(1)) ? route.fallback() : route.abort(),
  );
  await context.route(callAddress, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/");
  await expect(page.getByText(lockText)).toBeVisible();
  const section = page.getByRole("main").getByRole("region", { name: "Öne çıkanlar" });
  await expect(section.getByText("Öne çıkanlar: yüklenemedi")).toBeVisible();
  await expect(section.getByRole("button", { name: "Tekrar dene" })).toBeVisible();
});

test(
  "a malformed answer, one that does not come, a section that fails and a page without its code hold up nothing else, and come back by their buttons",
  { tag: "@nightly" },
  async ({ page, context, noSurprises }) => {
    noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch dynamically imported module)/);
    const login = await cannotBeLoaded(page, "login");
    const broken = await answersBreak(context);
    await page.clock.install();
    await page.goto("/");

    await test.step("a malformed answer is retried; one section that fails does not take the others with it", async () => {
      const games = page.getByRole("region", { name: "Oyunlar", exact: true });
      await expect(games.getByRole("button", { name: "Tekrar dene" })).toBeVisible();
      await expect(page.getByRole("region", { name: "Öne çıkanlar" })).toBeVisible();
      expect(broken.slides(), "a malformed answer is retried").toBeGreaterThan(1);
      // The search waits for the first screen's answers, but not for ever.
      await page.clock.fastForward(10_000);
      await expect(page.getByRole("banner").getByRole("button", { name: "Ara" })).toBeVisible();
      broken.sendJackpots();
      // The lower half of the page shows the same categories, and leaves the failure to the first half.
      await expect(page.getByRole("region", { name: "Promosyonlar" })).toBeVisible();
      await nothingIsLoading(page);
      broken.sendCategories();
      await expect(games.getByRole("button", { name: "Tekrar dene" })).toBeVisible();
      await games.getByRole("button", { name: "Tekrar dene" }).click();
      await expect(games).toBeHidden();
      await homeIsShown(page);
      await expect(page.getByRole("heading", { level: 2 }).nth(3), "the items beside a bad one stand").toBeVisible();
    });

    await test.step("a page whose code cannot be fetched offline says so, with another try", async () => {
      await nothingIsLoading(page);
      await context.setOffline(true);
      await page.getByRole("navigation", { name: "Bölümler" }).getByRole("link", { name: "Turnuvalar" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Çevrim dışısınız");
      await expect(page.getByRole("button", { name: "Tekrar dene" })).toBeVisible();
    });

    await test.step("back online, that try brings the page", async () => {
      await context.setOffline(false);
      await page.getByRole("button", { name: "Tekrar dene" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Turnuvalar");
    });

    await test.step("a page whose code alone is missing says so as well: nothing loads the site again by itself", async () => {
      await page.evaluate(() => void (document.body.dataset["visit"] = "first"));
      await page.getByRole("banner").getByRole("link", { name: "Giriş", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sayfa görüntülenemiyor");
      expect(login.tries()).toBeGreaterThan(0);
      login.comes();
      await page.getByRole("button", { name: "Tekrar dene" }).click();
      await expect(page.getByRole("main").getByRole("button", { name: "Giriş yap", exact: true })).toBeVisible();
      expect(await page.evaluate(() => document.body.dataset["visit"])).toBe("first");
    });
  },
);

/**
 * Sends the first slides malformed, refuses the categories until `sendCategories`, when they come with a bad one among
 * them, and does not answer for the jackpots until `sendJackpots`.
 */
async function answersBreak(context: BrowserContext) {
  let slides = 0;
  let refusesCategories = true;
  let sendJackpots = () => {};
  const jackpotsCome = new Promise<void>((resolve) => (sendJackpots = resolve));
  const on = (method: string, answer: (route: Route) => Promise<void>) =>
    context.route(callAddress, onCall(method, answer));
  await on("getSlider", (route) => {
    slides += 1;
    return slides <= 1 ? route.fulfill({ json: { data: "???" } }) : route.fallback();
  });
  await on("category_list", async (route) => {
    if (refusesCategories)
      return route.fulfill({ json: { result: false, message: "Kategoriler hazır değil", data: null } });
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: unknown[] };
    return route.fulfill({ json: { ...body, data: [{ CategoryID: null }, ...body.data] } });
  });
  await on("getJackpots", (route) => jackpotsCome.then(() => route.fallback()));
  return { slides: () => slides, sendJackpots, sendCategories: () => void (refusesCategories = false) };
}
