/**
 * Another operator answers with random values that the contract allows: every page still stands. A failure names the
 * seed of its round; `DRAWN_SEED=123 npx playwright test drawn-answers` repeats that round alone. `DRAWN_FIRST=1`
 * runs all rounds, and another number draws other answers. Without either, the test is not run (playwright.config.ts).
 */
import { expect, type Page, test as base } from "@playwright/test";
import { otherPassword } from "../other-operator/players.ts";
import { startOtherOperator, type OtherOperator } from "../other-operator/server.ts";
import { faultsOn, watchFaults } from "./drawn-faults.ts";
import { accountMenu, fillLogIn } from "./sign-in.ts";

/** How many answers are rendered at least. */
const enough = 2_000;
/** How often a round visits all places. Each lap draws other answers. */
const laps = 2;
/** After this time all answers on the page are stale. */
const untilStaleMs = 400_000;

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

// Tall, so that most of the home page is near at once; narrow, so that little of each shelf is painted. Without motion,
// because hundreds of shimmering skeletons cost more than everything else.
test.use({ serviceWorkers: "block", viewport: { width: 400, height: 9_000 }, contextOptions: { reducedMotion: "reduce" } });

/** Runs in the page. Begins with an empty device except for the session, and lets `advance` move the clock. */
function prepare(): void {
  if (!location.protocol.startsWith("http")) return;
  localStorage.removeItem("karo.queries");
  // `page.clock` would also replace the timers, which then stop now and then.
  const TrueDate = Date;
  let aheadMs = 0;
  window.Date = class extends TrueDate {
    constructor(...parts: []) {
      super(...((parts.length > 0 ? parts : [TrueDate.now() + aheadMs]) as []));
    }
    static override now() {
      return TrueDate.now() + aheadMs;
    }
  } as DateConstructor;
  addEventListener("advance", (event) => {
    aheadMs += (event as CustomEvent<number>).detail;
  });
}

async function advance(page: Page, ms: number): Promise<void> {
  await page.evaluate((detail) => dispatchEvent(new CustomEvent("advance", { detail })), ms);
}

/** Opens another place inside the app, as its links do. */
async function lead(page: Page, place: string): Promise<void> {
  await page.evaluate((path) => {
    document.querySelector("main h1")?.setAttribute("data-left", "");
    history.pushState(null, "", path);
  }, place);
}

/** Waits until the page is there and nothing on screen is loading: no skeleton, no loading bar. */
async function isSettled(page: Page, where: string): Promise<void> {
  const missing = () =>
    page.evaluate(() => {
      if (!document.querySelector("main h1:not([data-left])")) return ["the page"];
      const loading = document.querySelectorAll("main [data-place], main [aria-busy=true], [role=progressbar]");
      const onScreen = [...loading].filter((element) => {
        const { top, height } = element.getBoundingClientRect();
        return height > 0 && top < innerHeight;
      });
      // For those who look into a failure: what each belongs to.
      return [...new Set(onScreen.map((element) => element.closest("section, ul, main > *, body > *")?.outerHTML.slice(0, 300)))];
    });
  await expect.poll(missing, { message: where, timeout: 60_000, intervals: [50] }).toEqual([]);
}

test("whatever the contract allows is shown, and breaks no page", async ({ page, other }) => {
  // Hundreds of pages.
  test.setTimeout(900_000);
  const alone = process.env["DRAWN_SEED"];
  const first = Number(alone ?? process.env["DRAWN_FIRST"]);
  console.log(`answers are drawn from seed ${first} on`);

  await page.addInitScript(prepare);
  await page.goto("/login");
  await fillLogIn(page, "ışıl.çağrı", otherPassword);
  await expect(accountMenu(page)).toBeVisible();
  const faults = watchFaults(page, other);

  const look = async (place: string, round: number) => {
    const where = `DRAWN_SEED=${round}, ${place}`;
    await isSettled(page, where);
    const found = [...faults(), ...(await faultsOn(page))];
    if (found.length > 0) {
      await test.info().attach("answers", { body: JSON.stringify(other.drawing.answers(), null, 1), contentType: "application/json" });
    }
    expect(found, where).toEqual([]);
  };

  const wanted = alone ? 1 : enough;
  for (let seed = first; other.drawing.given() < wanted; seed += laps) {
    for (let lap = 0; lap < laps; lap += 1) {
      other.drawing.begin(seed + lap);
      if (lap === 0) await page.goto("/");
      else {
        // Everything on the page is stale: it is fetched again and replaced.
        await advance(page, untilStaleMs);
        await lead(page, "/");
      }
      await look("/", seed);
      for (const place of places) {
        await lead(page, place);
        await look(place, seed);
      }
    }
  }
  console.log(`${other.drawing.given()} answers`);
});
