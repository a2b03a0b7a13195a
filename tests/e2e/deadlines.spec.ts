import type { Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, openHome } from "./home-page.ts";
import { startSignedIn } from "./signed-in.ts";
import { nothingIsLoading, nothingOnScreenWaits } from "./waiting.ts";

// A worker would answer instead of the operator.
test.use({ serviceWorkers: "block" });

/** Never answers the named call; everything else goes to the operator. */
function hanging(method: string) {
  return (route: Route) => {
    const body = route.request().postDataJSON() as { api: { method: string } } | null;
    return body?.api.method === method ? undefined : route.fallback();
  };
}

test("the slides hang: the other sections stand, and after 20 s the slides' own says so and offers another try", async ({ page, context }) => {
  // Later, the page also asks again by itself. Here the button must be the cause.
  await page.addInitScript(() => {
    Math.random = () => 0.99;
  });
  await page.clock.install();
  await context.route("**/endpoint/v1", hanging("getSlider"));
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("region", { name: "Hızlı erişim" }).getByRole("link").first()).toBeVisible();
  const again = main.getByRole("region", { name: "Öne çıkanlar", exact: true }).getByRole("button", { name: "Tekrar dene" });
  await expect(again).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(again).toBeVisible();
  await nothingIsLoading(page);
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await again.click();
  await homeIsShown(page);
  await expect(again).toHaveCount(0);
});

/** The home page's sections, with the call that each of them needs. */
const sections = { "Öne çıkanlar": "getSlider", "Hızlı erişim": "games_list" };

for (const method of ["games_list", "category_list", "getJackpots", "getSpecialDateInf", "check_status", "getSlider"]) {
  test(`${method} hangs: the other sections are shown without it, and after 20 s nothing is loading`, async ({ page, context }) => {
    await page.clock.install();
    await context.route("**/endpoint/v1", hanging(method));
    const opensAt = performance.now();
    await page.goto("/");
    for (const [name, needed] of Object.entries(sections)) {
      if (needed === method) continue;
      const section = page.getByRole("main").getByRole("region", { name, exact: true });
      await expect(section.getByRole("link").first()).toBeVisible();
    }
    const shownAfterMs = performance.now() - opensAt;
    await page.clock.fastForward(20_000);
    await nothingIsLoading(page);
    await nothingOnScreenWaits(page);
    console.log(`${method} hangs: other sections shown after ${(shownAfterMs / 1000).toFixed(1)} s, nothing pending after 20 s`);
  });
}

test("a ping that hangs holds neither the account nor its way there", async ({ page, context, operator }) => {
  await startSignedIn(page, operator);
  await page.clock.install();
  await openHome(page);
  await nothingIsLoading(page);
  let pings = 0;
  await context.route("**/endpoint/v1", (route) => {
    const body = route.request().postDataJSON() as { api: { method: string } } | null;
    if (body?.api.method !== "ping") return route.fallback();
    pings += 1;
    return undefined;
  });
  await page.clock.fastForward(16_000);
  await page.getByRole("navigation", { name: "Bölümler" }).getByRole("link", { name: "Hesap" }).click();
  await expect.poll(() => pings).toBeGreaterThan(0);
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL("/profile");
  await page.clock.fastForward(2_000);
  await expect(page.getByRole("region", { name: "Bakiye" }).getByText("₺").first()).toBeVisible();
});

test("a ping that hangs does not hold a game", async ({ page, context, operator }) => {
  await startSignedIn(page, operator);
  await page.clock.install();
  await openHome(page);
  await nothingIsLoading(page);
  let pings = 0;
  await context.route("**/endpoint/v1", (route) => {
    const body = route.request().postDataJSON() as { api: { method: string } } | null;
    if (body?.api.method !== "ping") return route.fallback();
    pings += 1;
    return undefined;
  });
  // The session's values are old now.
  await page.clock.fastForward(16_000);
  await page.goto("/play/slot/10001");
  await expect.poll(() => pings).toBeGreaterThan(0);
  await page.clock.fastForward(2_000);
  await expect(page.locator("main iframe")).toBeVisible();
});

test("a section's own button lifts the lock of an HTTP 500, as the message's does", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/status of 500/);
  let broken = true;
  await context.route("**/endpoint/v1", (route) => (broken ? route.fulfill({ status: 500, body: "{}" }) : route.fallback()));
  await page.goto("/");
  const section = page.getByRole("main").getByRole("region", { name: "Öne çıkanlar" });
  await expect(section.getByRole("button", { name: "Tekrar dene" })).toBeVisible();
  broken = false;
  await section.getByRole("button", { name: "Tekrar dene" }).click();
  await expect(section.getByRole("link").first()).toBeVisible();
  await expect(page.getByText("Bazı sorunlar yaşıyoruz.")).toBeHidden();
});
