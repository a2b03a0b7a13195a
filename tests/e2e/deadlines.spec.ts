import type { Route } from "@playwright/test";
import { shortDeadlineMs, unsentDeadlineMs } from "../../src/api/deadline.ts";
import { keys } from "../../src/session/records.ts";
import { callAddress, callIn } from "./calls.ts";
import { fakeGames } from "./fake-game.ts";
import { expect, test } from "./fixtures.ts";
import { homeIsShown } from "./home-page.ts";
import { openInside } from "./open-inside.ts";
import { startSignedIn } from "./signed-in.ts";
import { nothingIsLoading, nothingOnScreenWaits } from "./waiting.ts";

// A worker would answer instead of the operator.
test.use({ serviceWorkers: "block" });

/** Never answers the named calls; everything else goes to the operator. */
function hanging(methods: readonly string[]) {
  return (route: Route) => {
    const call = callIn(route.request());
    return call && methods.includes(call.api.method) ? undefined : route.fallback();
  };
}

/** Calls of the home page that neither the slides nor quick access need. */
const others = ["category_list", "getJackpots", "getSpecialDateInf", "check_status"];

test(
  "the slides and most others hang: quick access stands, and after 20 s the slides' own section says so and offers another try",
  { tag: "@nightly" },
  async ({ page, context }) => {
    // Later, the page also asks again by itself. Here the button must be the cause.
    await page.addInitScript(() => {
      Math.random = () => 0.99;
    });
    await page.clock.install();
    await context.route(callAddress, hanging(["getSlider", ...others]));
    await page.goto("/");
    const main = page.getByRole("main");
    await expect(main.getByRole("region", { name: "Hızlı erişim" }).getByRole("link").first()).toBeVisible();
    const again = main
      .getByRole("region", { name: "Öne çıkanlar", exact: true })
      .getByRole("button", { name: "Tekrar dene" });
    await expect(again).toHaveCount(0);
    await page.clock.fastForward(20_000);
    await expect(again).toBeVisible();
    await nothingIsLoading(page);
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await again.click();
    await homeIsShown(page);
    await expect(again).toHaveCount(0);
  },
);

test(
  "the games and most others hang: the slides are shown without them, and after 20 s nothing is loading",
  { tag: "@nightly" },
  async ({ page, context }) => {
    await page.clock.install();
    await context.route(callAddress, hanging(["games_list", ...others]));
    await page.goto("/");
    const slides = page.getByRole("main").getByRole("region", { name: "Öne çıkanlar", exact: true });
    await expect(slides.getByRole("link").first()).toBeVisible();
    await page.clock.fastForward(20_000);
    await nothingIsLoading(page);
    await nothingOnScreenWaits(page);
  },
);

test(
  "a ping that hangs holds neither the account and its way there, nor a game",
  { tag: "@nightly" },
  async ({ page, context, operator }) => {
    // The session is past its expiration, so whatever needs it pings first.
    await startSignedIn(page, operator, "deniz", 0);
    await fakeGames(context, operator.providerOrigin);
    const pings: Route[] = [];
    await context.route("**/endpoint/v1", (route) => {
      const body = route.request().postDataJSON() as { api: { method: string } } | null;
      if (body?.api.method !== "ping") return route.fallback();
      pings.push(route);
      return undefined;
    });
    await page.clock.install();
    await page.addInitScript(giveNoDeadline, [shortDeadlineMs, unsentDeadlineMs]);

    await page.goto("/play/slot/10001");
    await expect.poll(() => pings.length).toBe(1);
    await page.clock.fastForward(2_000);
    await expect(page.locator("main iframe")).toBeVisible();

    await test.step("its answer still refreshes the session", async () => {
      await pings[0]?.continue();
      const expiration = () => page.evaluate((key) => Date.parse(localStorage.getItem(key) ?? ""), keys.expiration);
      await expect.poll(expiration).toBeGreaterThan(0);
    });
    // The session is past its expiration again, and every ping from now on hangs.
    await page.evaluate((key) => localStorage.setItem(key, new Date(0).toISOString()), keys.expiration);
    await openInside(page, "/tournaments");
    await page.getByRole("navigation", { name: "Bölümler" }).getByRole("link", { name: "Hesap" }).click();
    await expect.poll(() => pings.length).toBe(2);
    await page.clock.fastForward(2_000);
    await expect(page).toHaveURL("/profile");
    await page.clock.fastForward(2_000);
    await expect(page.getByRole("region", { name: "Bakiye" }).getByText("₺").first()).toBeVisible();
    expect(pings).toHaveLength(2);
  },
);

/**
 * Runs in the page: timers of these lengths never end. A ping that hangs then hangs for ever, however slow the machine is, so
 * that only what gives up waiting for it goes on. `fastForward` merely shortens that wait: a timer that starts after it ends
 * by itself, too.
 */
function giveNoDeadline(deadlinesMs: readonly number[]): void {
  const start = window.setTimeout.bind(window);
  const patient = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
    ms !== undefined && deadlinesMs.includes(ms) ? 0 : start(work, ms, ...rest);
  Object.assign(window, { setTimeout: patient });
}
