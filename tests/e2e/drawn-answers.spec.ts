/**
 * Another operator answers with whatever the contract allows, drawn at random: every page stands all the same. A
 * failure names the seed of its round; `DRAWN_SEED=123 npx playwright test drawn-answers` runs that round once more.
 */
import { randomInt } from "node:crypto";
import { expect, type Page, test as base } from "@playwright/test";
import { otherPassword } from "../other-operator/players.ts";
import { startOtherOperator, type OtherOperator } from "../other-operator/server.ts";
import { faultsOn, watchFaults } from "./drawn-faults.ts";
import { accountMenu, fillLogIn } from "./sign-in.ts";

/** So many answers at least are rendered, unless the seed of one round is given. */
const enough = 2_000;

const places = ["/slot", "/info/SSSinformation", "/live", "/promotions", "/info/KullanimSartlari", "/tournaments", "/favorites", "/profile"];

const test = base.extend<{ readonly other: OtherOperator }>({
  other: async ({}, use) => {
    const other = await startOtherOperator();
    await use(other);
    await other.close();
    expect(other.complaints).toEqual([]);
  },
  baseURL: async ({ other }, use) => use(other.origin),
});

// Tall: all of the home page is near at once.
test.use({ serviceWorkers: "block", viewport: { width: 1000, height: 14_000 } });

/** Leads to another place inside the app, as its links do. */
async function lead(page: Page, place: string): Promise<void> {
  await page.evaluate((path) => {
    document.querySelector("main h1")?.setAttribute("data-left", "");
    history.pushState(null, "", path);
  }, place);
}

/** Waits until the page is there and nothing of it is on its way: no skeleton, no bar of loading. */
async function isSettled(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(() => {
      const isThere = document.querySelector("main h1:not([data-left])") !== null;
      return isThere ? document.querySelectorAll("main [data-place], main [aria-busy=true], [role=progressbar]").length : "the page";
    });
  await expect.poll(missing).toBe(0);
}

test("whatever the contract allows is shown, and breaks no page", async ({ page, other }) => {
  test.setTimeout(300_000);
  const given = process.env.DRAWN_SEED;
  const first = given ? Number(given) : randomInt(2 ** 31);
  console.log(`Answers are drawn from seed ${first} on`);

  await page.addInitScript(() => {
    // Each round begins with an empty device, but for the session.
    if (location.protocol.startsWith("http")) localStorage.removeItem("karo.queries");
  });
  await page.goto("/login");
  await fillLogIn(page, "ışıl.çağrı", otherPassword);
  await expect(accountMenu(page)).toBeVisible();
  const faults = watchFaults(page, other);

  for (let seed = first; seed === first || (!given && other.drawing.given() < enough); seed += 1) {
    other.drawing.begin(seed);
    await page.goto("/");
    for (const place of ["/", ...places]) {
      if (place !== "/") await lead(page, place);
      await isSettled(page);
      const found = [...faults(), ...(await faultsOn(page))];
      if (found.length > 0) {
        await test.info().attach("answers", { body: JSON.stringify(other.drawing.answers(), null, 1), contentType: "application/json" });
      }
      expect(found, `DRAWN_SEED=${seed}, ${place}`).toEqual([]);
    }
  }
});
