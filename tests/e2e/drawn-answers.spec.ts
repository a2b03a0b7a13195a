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

/** How often one round goes through all places. */
const laps = 2;

/** After so long all that a page knows is old. */
const untilOldMs = 400_000;

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

// Tall, so that most of the home page is near at once; narrow, so that little of each shelf is painted.
// Without motion: hundreds of skeletons that shimmer cost more than all the rest.
test.use({ serviceWorkers: "block", viewport: { width: 400, height: 9_000 }, contextOptions: { reducedMotion: "reduce" } });

/** Leads to another place inside the app, as its links do. */
async function lead(page: Page, place: string): Promise<void> {
  await page.evaluate((path) => {
    document.querySelector("main h1")?.setAttribute("data-left", "");
    history.pushState(null, "", path);
  }, place);
}

/** Waits until the page is there and nothing on screen is on its way: no skeleton, no bar of loading. */
async function isSettled(page: Page, where: string): Promise<void> {
  const missing = () =>
    page.evaluate(() => {
      if (!document.querySelector("main h1:not([data-left])")) return ["the page"];
      const onTheirWay = document.querySelectorAll("main [data-place], main [aria-busy=true], [role=progressbar]");
      const onScreen = [...onTheirWay].filter((element) => {
        const { top, height } = element.getBoundingClientRect();
        return height > 0 && top < innerHeight;
      });
      // What each belongs to, for who looks into a failure.
      return onScreen.map((element) => element.closest("section, ul, main > *, body > *")?.outerHTML.slice(0, 300));
    });
  await expect.poll(missing, { message: where, timeout: 60_000 }).toEqual([]);
}

test("whatever the contract allows is shown, and breaks no page", async ({ page, other }) => {
  // Hundreds of pages: about a minute on two free processors.
  test.setTimeout(900_000);
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

  const wanted = given ? 1 : enough;
  for (let seed = first; other.drawing.given() < wanted; seed += laps) {
    other.drawing.begin(seed);
    await page.clock.setFixedTime(Date.now());
    await page.goto("/");
    for (let lap = 0; lap < laps; lap += 1) {
      if (lap > 0) {
        // All that the page knows has become old: it is asked for again, and takes the place of what stands there.
        await page.clock.setFixedTime(Date.now() + lap * untilOldMs);
        other.drawing.begin(seed + lap);
        await lead(page, "/");
      }
      await look("/", seed);
      for (const place of places) {
        await lead(page, place);
        await look(place, seed);
      }
    }
  }

  async function look(place: string, round: number): Promise<void> {
    const where = `DRAWN_SEED=${round}, ${place}`;
    await isSettled(page, where);
    const found = [...faults(), ...(await faultsOn(page))];
    if (found.length > 0) {
      await test.info().attach("answers", { body: JSON.stringify(other.drawing.answers(), null, 1), contentType: "application/json" });
    }
    expect(found, where).toEqual([]);
  }
});
