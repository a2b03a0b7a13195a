/**
 * Another operator answers with random values that the contract allows: every page still stands. A failure names the
 * seed of its round; `DRAWN_SEED=123 npx playwright test drawn-answers` repeats that round alone. `TEST_SEED=123` draws
 * other answers, and `DRAWN_ANSWERS=2000` more of them.
 */
import { expect, type Page, test as base } from "@playwright/test";
import { otherPassword } from "../other-operator/players.ts";
import type { OtherOperator } from "../other-operator/server.ts";
import { isWholeRun, testSeed } from "../tier.ts";
import { faultsOn, watchFaults } from "./drawn-faults.ts";
import { openInside } from "./open-inside.ts";
import { otherOperator } from "./other-operator.ts";
import { accountMenu, fillLogIn } from "./sign-in.ts";

/** How many answers are rendered at least. */
const enough = Number(process.env["DRAWN_ANSWERS"] ?? (isWholeRun ? 600 : 80));
/** How often a place fetches everything again, with other answers each time. */
const refreshes = 4;
/** After this time all answers on the page are stale. */
const untilStaleMs = 400_000;

const places = ["/slot", "/info/SSSinformation", "/live", "/promotions", "/favorites", "/profile"];

// Content may name pictures that do not exist. The fixture of the other tests would fail at what the console says then.
const test = base.extend<{ readonly other: OtherOperator }>(otherOperator);

// Tall, so that most of the home page is near at once; narrow, so that little of each shelf is painted. Without motion,
// because hundreds of shimmering skeletons cost more than everything else.
test.use({
  serviceWorkers: "block",
  viewport: { width: 400, height: 9_000 },
  contextOptions: { reducedMotion: "reduce" },
});

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

/** Opens another place inside the app, and marks the heading of the one that is left. */
async function lead(page: Page, place: string): Promise<void> {
  await page.evaluate(() => document.querySelector("main h1")?.setAttribute("data-left", ""));
  await openInside(page, place);
}

/** Makes everything on the page stale, and fetches it again as when the player returns to the tab. */
async function refresh(page: Page, { drawing }: OtherOperator): Promise<void> {
  await advance(page, untilStaleMs);
  // A player without activity would be logged out after an hour.
  await page.keyboard.press("Shift");
  let before = drawing.given();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect.poll(() => drawing.given()).toBeGreaterThan(before);
  const noneSince = () => {
    const since = drawing.given() - before;
    before += since;
    return since === 0;
  };
  await expect.poll(noneSince, { intervals: [100] }).toBe(true);
}

/** Whether the page is there and nothing on screen is loading: no skeleton, no loading bar. Runs in the page. */
function isSettled(): boolean {
  if (!document.querySelector("main h1:not([data-left])")) return false;
  const loading = document.querySelectorAll("main [data-place], main [aria-busy=true], [role=progressbar]");
  return ![...loading].some((element) => {
    const { top, height } = element.getBoundingClientRect();
    return height > 0 && top < innerHeight;
  });
}

test("whatever the contract allows is shown, and breaks no page", async ({ page, other }) => {
  // Against what hangs: thousands of tiles are drawn.
  test.setTimeout(600_000);
  const alone = process.env["DRAWN_SEED"];
  const first = Number(alone ?? testSeed);
  console.log(`answers are drawn from seed ${first} on`);

  await page.addInitScript(prepare);
  await page.goto("/login");
  await fillLogIn(page, "ışıl.çağrı", otherPassword);
  await expect(accountMenu(page)).toBeVisible();
  const faults = watchFaults(page, other);

  const look = async (place: string, round: number) => {
    const where = `DRAWN_SEED=${round}, ${place}`;
    // A check lays out the whole page, so checks are rare.
    await page.waitForFunction(isSettled, undefined, { polling: 100, timeout: 60_000 }).catch((error: unknown) => {
      throw new Error(`${where} is still loading`, { cause: error });
    });
    const found = [...faults(), ...(await faultsOn(page))];
    if (found.length > 0) {
      await test
        .info()
        .attach("answers", { body: JSON.stringify(other.drawing.answers(), null, 1), contentType: "application/json" });
    }
    expect(found, where).toEqual([]);
  };

  const isEnough = () => other.drawing.given() >= enough;
  const isOver = alone ? () => true : isEnough;
  let seed = first;
  do {
    const round = seed;
    for (const place of ["/", ...places]) {
      if (isEnough()) break;
      other.drawing.begin(seed++);
      await (place === "/" ? page.goto("/") : lead(page, place));
      await look(place, round);
      for (let again = 0; again < refreshes; again += 1) {
        other.drawing.begin(seed++);
        await refresh(page, other);
        await look(place, round);
      }
    }
  } while (!isOver());
  console.log(`${other.drawing.given()} answers`);
});
