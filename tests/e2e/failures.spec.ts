import type { Route } from "@playwright/test";
import { setMaintenance } from "../../operator/admin/maintenance.ts";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, openHome, visitAgain } from "./home-page.ts";
import { nothingIsLoading } from "./waiting.ts";

// Only one test depends on the worker, and installing it takes a second. When it starts, public
// answers are fetched again, which would repair a page before the button is pressed.
test.use({ serviceWorkers: "block" });

const lockText = "Bazı sorunlar yaşıyoruz. Lütfen daha sonra tekrar deneyin.";

/** Answers only the named call. Everything else goes to the operator. */
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

  // Locked: no request leaves the page.
  await nothingIsLoading(page);
  const askedBefore = asked;
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await nothingIsLoading(page);
  expect(asked).toBe(askedBefore);
  await expect(toast).toBeVisible();

  broken = false;
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await page.getByRole("region", { name: "Mesajlar ve uyarılar" }).getByRole("button", { name: "Tekrar dene" }).click();
  await homeIsShown(page);
  await expect(toast).toBeHidden();
});

test.describe("a section that fails", () => {
  test("one section that fails does not take the others with it, and comes back by its button", async ({ page, context }) => {
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
  });

  test("a page whose code cannot be fetched offline says so, with another try", async ({ page, context, noSurprises }) => {
    noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch dynamically imported module)|Unable to preload CSS/);
    await openHome(page);
    await nothingIsLoading(page);
    await context.setOffline(true);
    await page.getByRole("navigation", { name: "Bölümler" }).getByRole("link", { name: "Turnuvalar" }).click();
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Çevrim dışısınız");
    await expect(page.getByRole("button", { name: "Tekrar dene" })).toBeVisible();
  });
});

test("one answer that does not come holds up neither the search nor the rest of the page for long", async ({ page, context }) => {
  await context.route("**/endpoint/v1", onCall("getJackpots", () => new Promise(() => undefined)));
  await page.clock.install();
  await openHome(page);
  await expect(page.getByRole("banner").getByRole("button", { name: "Ara" })).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole("banner").getByRole("button", { name: "Ara" })).toBeVisible();
});

test("a malformed answer is an error of its section, never a crash, and is retried", async ({ page, context }) => {
  let answers = 0;
  await context.route(
    "**/endpoint/v1",
    onCall("getSlider", async (route) => {
      answers += 1;
      await (answers <= 1 ? route.fulfill({ json: { data: "???" } }) : route.fallback());
    }),
  );
  await page.goto("/");
  await homeIsShown(page);
  expect(answers).toBeGreaterThan(1);
});

test("one bad item in a list leaves the others standing", async ({ page, context }) => {
  await context.route(
    "**/endpoint/v1",
    onCall("category_list", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: unknown[] };
      await route.fulfill({ json: { ...body, data: [{ CategoryID: null }, ...body.data] } });
    }),
  );
  await openHome(page);
  await expect(page.getByRole("heading", { level: 2 }).nth(3)).toBeVisible();
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("on a network that hangs, the worker answers after a short while", async ({ page, context }) => {
    await openHome(page);
    await visitAgain(page);
    await page.evaluate(() => localStorage.removeItem("karo.queries"));
    const held: Route[] = [];
    await context.route("**/endpoint/v1", (route) => void held.push(route));
    await page.goto("/", { waitUntil: "commit" });
    await homeIsShown(page);
    await expect(page.getByText(/son güncelleme/i).first()).toBeVisible();
    expect(held.length).toBeGreaterThan(0);
    await context.unrouteAll({ behavior: "ignoreErrors" });
  });
});

test("a site under maintenance says so once, and its calls stop", async ({ page, operator }) => {
  await setMaintenance(operator.db, true);
  try {
    await page.goto("/");
    await expect(page.getByText("Site Bakima Alindi")).toBeVisible();
  } finally {
    await setMaintenance(operator.db, false);
  }
  await page.reload();
  await homeIsShown(page);
});
