import type { Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, openHome } from "./home-page.ts";
import { openInside } from "./open-inside.ts";
import { nothingIsLoading } from "./waiting.ts";

// When a worker starts, public answers are fetched again, which would repair a page before the button is pressed.
test.use({ serviceWorkers: "block" });

const lockText = "Bazı sorunlar yaşıyoruz. Lütfen daha sonra tekrar deneyin.";

/** Answers the named call. Everything else goes to the operator. */
function onCall(method: string, answer: (route: Route) => Promise<void>) {
  return async (route: Route) => {
    const body = route.request().postDataJSON() as { api: { method: string } } | null;
    await (body?.api.method === method ? answer(route) : route.fallback());
  };
}

test("an HTTP 500 locks every later request, and the player can lift the lock", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/status of 500/);
  let asked = 0;
  let broken = true;
  await context.route("**/endpoint/v1", async (route) => {
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
    await page.getByRole("region", { name: "Mesajlar ve uyarılar" }).getByRole("button", { name: "Tekrar dene" }).click();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("Genel kurallar");
    await expect(toast).toBeHidden();
  });
});

test("one section that fails does not take the others with it, and comes back by its button", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch dynamically imported module)|Unable to preload CSS/);
  let broken = true;
  await context.route(
    "**/endpoint/v1",
    onCall("category_list", async (route) => {
      const refusal = { result: false, message: "Kategoriler hazır değil", data: null };
      await (broken ? route.fulfill({ json: refusal }) : route.fallback());
    }),
  );
  await page.goto("/");
  const games = page.getByRole("region", { name: "Oyunlar", exact: true });
  await expect(games.getByRole("button", { name: "Tekrar dene" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Öne çıkanlar" })).toBeVisible();
  // The lower half of the page shows the same categories, and leaves the failure to the first half.
  await expect(page.getByRole("region", { name: "Promosyonlar" })).toBeVisible();
  await nothingIsLoading(page);
  broken = false;
  await expect(games.getByRole("button", { name: "Tekrar dene" })).toBeVisible();
  await games.getByRole("button", { name: "Tekrar dene" }).click();
  await expect(games).toBeHidden();

  await test.step("a page whose code cannot be fetched offline says so, with another try", async () => {
    await nothingIsLoading(page);
    await context.setOffline(true);
    await page.getByRole("navigation", { name: "Bölümler" }).getByRole("link", { name: "Turnuvalar" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Çevrim dışısınız");
    await expect(page.getByRole("button", { name: "Tekrar dene" })).toBeVisible();
  });
});

test("one malformed answer, one bad item in a list and one answer that does not come hold up nothing for long", async ({ page, context }) => {
  let slides = 0;
  await context.route(
    "**/endpoint/v1",
    onCall("getSlider", async (route) => {
      slides += 1;
      await (slides <= 1 ? route.fulfill({ json: { data: "???" } }) : route.fallback());
    }),
  );
  await context.route(
    "**/endpoint/v1",
    onCall("category_list", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: unknown[] };
      await route.fulfill({ json: { ...body, data: [{ CategoryID: null }, ...body.data] } });
    }),
  );
  await context.route("**/endpoint/v1", onCall("getJackpots", () => new Promise(() => undefined)));
  await page.clock.install();
  await openHome(page);
  expect(slides, "a malformed answer is retried").toBeGreaterThan(1);
  await expect(page.getByRole("heading", { level: 2 }).nth(3), "the items beside a bad one stand").toBeVisible();

  // The search waits for the first screen's answers, but not for ever.
  await page.clock.fastForward(10_000);
  await expect(page.getByRole("banner").getByRole("button", { name: "Ara" })).toBeVisible();
});
