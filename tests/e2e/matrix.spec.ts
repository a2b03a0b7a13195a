import type { CDPSession, Page } from "@playwright/test";
import { loadPastYear } from "../../demo/load/past-year.ts";
import { setMaintenance } from "../../operator/content/edit-content.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { isWholeRun } from "../tier.ts";
import { takePicture, writeContactSheet } from "./contact-sheet.ts";
import { findFaults, shareOfContent } from "./faults-of-boxes.ts";
import { expect, test } from "./fixtures.ts";
import { switchTo } from "./look.ts";
import { type Cell, cellsOf, type Look, looks, pathShown, sampleOf, type Visitor, visitors } from "./matrix.ts";
import { openInside } from "./open-inside.ts";
import { startSignedIn } from "./signed-in.ts";
import { picturesAreThere } from "./waiting.ts";

test.use({ serviceWorkers: "block", contextOptions: { reducedMotion: "reduce" } });
// The looks share nothing, so two workers walk them.
test.describe.configure({ mode: "parallel" });

/** Opens the site for nobody, or for the demo's player with a history, of which this loads a part, once. */
async function openAs(page: Page, operator: RunningOperator, visitor: Visitor): Promise<void> {
  if (visitor === "player") {
    await loadPastYear(operator.db, { username: "defne", moves: 240, coupons: 24 }, new Date());
    await startSignedIn(page, operator, "defne");
  }
  await page.goto("/about-us");
  await settled(page);
}

/** Shows the page in a look, without loading it again. */
async function applyLook(
  page: Page,
  devtools: CDPSession,
  { width, height, theme, language, text, forcedColors }: Look,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ forcedColors: forcedColors ? "active" : "none" });
  // On a touch screen nothing hovers, so the page always shows the buttons that a desktop shows on hover.
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: width < 768 });
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), text ?? "");
  await switchTo(page, theme, language);
}

/** Waits until the router shows the address and nothing on screen is a placeholder. */
async function settled(page: Page): Promise<void> {
  const waiting = await page.evaluate(async () => {
    interface Router {
      readonly state: { readonly status: string; readonly resolvedLocation?: { readonly pathname: string } };
    }
    const findWaiting = () => {
      const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__?: Router };
      if (router?.state.status !== "idle") return "the router";
      if (router.state.resolvedLocation?.pathname !== location.pathname) return "the router's address";
      const busy = Array.from(
        document.querySelectorAll(
          "main [data-place], main [aria-busy='true'], [role=progressbar]:not([aria-valuenow])",
        ),
      );
      const onScreen = busy.find((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return height > 0 && bottom > 0 && top < innerHeight;
      });
      // A virtual list measures its rows after they are rendered, and then moves them to their places.
      const rows = Array.from(document.querySelectorAll("main [data-index]"), (row) => row.getBoundingClientRect());
      if (rows.some(({ bottom }, index) => bottom > (rows[index + 1]?.top ?? Infinity) + 1)) return "a row's place";
      return onScreen && (onScreen.closest("section")?.textContent?.slice(0, 60) ?? "a placeholder");
    };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const latest = performance.now() + 30_000;
    let stillFor = 0;
    let found = findWaiting();
    // Twice in a row: what was measured in one frame takes its place in the next.
    while (stillFor < 2 && performance.now() < latest) {
      await frame();
      found = findWaiting();
      stillFor = found === undefined ? stillFor + 1 : 0;
    }
    return found;
  });
  expect(waiting, `what ${page.url()} waits for`).toBeUndefined();
}

/** Waits until redirects have led to the page at `wanted`. Returns the path of the page that is shown in the end. */
async function settledAt(page: Page, wanted: string): Promise<string> {
  const mostTries = 50;
  let path = "";
  for (let tries = 0; tries < mostTries && path !== wanted; tries++) {
    await settled(page);
    path = new URL(page.url()).pathname;
  }
  return path;
}

/** Scrolls to the end, screen by screen, so that what loads when it comes near is there, and back. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const mostScreens = 30;
    for (
      let screen = 1;
      screen <= mostScreens && scrollY + innerHeight < document.documentElement.scrollHeight;
      screen++
    ) {
      scrollTo(0, screen * innerHeight);
      await frame();
    }
  });
  await settled(page);
}

/** Starts a maintenance, opens its notice for `inspect`, and ends it. */
async function duringMaintenance<Result>(
  page: Page,
  { db }: RunningOperator,
  address: string,
  inspect: () => Promise<Result>,
): Promise<Result> {
  await setMaintenance(db, true);
  await openInside(page, address);
  const checkAgain = page.getByRole("button", { name: /^(Tekrar kontrol et|Check again)$/ });
  // If a call of the page before was refused already, the notice asks the operator for the first time after 30 to 45 s.
  await checkAgain.click();
  await expect(
    page
      .getByRole("main")
      .getByText(/\d\d:\d\d/)
      .last(),
  ).toBeVisible();
  // The toast of the refused call closes by itself, but only after this page is inspected.
  for (const close of await page.getByRole("button", { name: /^(Kapat|Close)$/ }).all()) await close.click();
  const result = await inspect();
  await setMaintenance(db, false);
  await checkAgain.click();
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/^\/maintenance/);
  return result;
}

/** Opens a cell's page and returns what is wrong with it. */
async function findFaultsIn(page: Page, operator: RunningOperator, cell: Cell): Promise<readonly string[]> {
  const { address } = cell.place;
  if (address.startsWith("/maintenance"))
    return duringMaintenance(page, operator, address, () => findFaultsHere(page, cell));
  await openInside(page, address);
  return findFaultsHere(page, cell);
}

async function findFaultsHere(page: Page, cell: Cell): Promise<readonly string[]> {
  const { place, look, visitor } = cell;
  const wanted = pathShown(place, visitor);
  const shown = await settledAt(page, wanted);
  // A lobby keeps its place when only its filters change.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  if (isWholeRun) {
    await picturesAreThere(page);
    await takePicture(page, cell);
  }
  await seeAll(page);
  const atEnd = await page.evaluate(findFaults);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await settled(page);
  const faults = [...new Set([...atEnd, ...(await page.evaluate(findFaults))])];
  if (shown !== wanted) faults.push(`leads to ${shown}`);
  const isAccountPage = visitor === "player" && place.address.startsWith("/profile") && look.width === 1440;
  if (isAccountPage) {
    const share = await page.evaluate(shareOfContent);
    if (share < 0.75) faults.push(`the content has ${Math.round(share * 100)} % of the window`);
  }
  return faults.map((fault) => `${place.address}, ${look.name}, ${visitor}: ${fault}`);
}

/** Expects that nothing is wrong in these cells of one visitor. */
async function expectNoFaults(page: Page, operator: RunningOperator, cells: readonly Cell[]): Promise<void> {
  const faults: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  let applied: Look | undefined;
  for (const cell of cells) {
    if (cell.look !== applied) {
      applied = cell.look;
      await applyLook(page, devtools, applied);
    }
    faults.push(...(await findFaultsIn(page, operator, cell)));
  }
  expect(faults).toEqual([]);
}

const sampled: Readonly<Record<Visitor, number>> = { visitor: 15, player: 25 };

for (const visitor of visitors) {
  test(`no control overlaps, is cut off or covered: ${sampled[visitor]} cells, ${visitor}`, async ({
    page,
    operator,
  }) => {
    await openAs(page, operator, visitor);
    await expectNoFaults(page, operator, sampleOf(visitor, sampled[visitor]));
  });
}

for (const visitor of visitors) {
  for (const look of looks) {
    test(`every page, ${visitor}: ${look.name}`, { tag: "@nightly" }, async ({ page, operator }) => {
      await openAs(page, operator, visitor);
      await expectNoFaults(
        page,
        operator,
        cellsOf(visitor).filter((cell) => cell.look === look),
      );
    });
  }
}

const place = (css: string) => `style="position: absolute; ${css}"`;
const broken: readonly (readonly [name: string, html: string, fault: RegExp])[] = [
  ["two buttons", `<button>A</button><button style="margin-left: -9px">B</button>`, /“A” overlaps button “B”/],
  [
    "a button over a link's middle",
    `<div><a href="#" style="display: block; inline-size: 50px">Tile</a><button ${place("left: 20px; top: 9px")}>B</button></div>`,
    /overlaps/,
  ],
  ["a wide page", `<p style="inline-size: 500px">A</p>`, /the page is \d+ px wider than the screen/],
  [
    "a control beyond the screen",
    `<button ${place("left: 290px; inline-size: 80px")}>A</button>`,
    /“A” is cut off by html/,
  ],
  [
    "a control cut by a box",
    `<div style="overflow: hidden; block-size: 9px"><button>A</button></div>`,
    /is cut off by div/,
  ],
  [
    "words wider than their control",
    `<button style="inline-size: 20px; padding: 0; white-space: nowrap">Long words</button>`,
    /do not fit/,
  ],
  [
    "a control under a bar",
    `<main><button>A</button><div ${place("position: fixed; inset: 0 0 auto; block-size: 50px")}>Bar</div></main>`,
    /“A” in main is covered by div “Bar” in main/,
  ],
];
const sound: readonly (readonly [name: string, html: string])[] = [
  [
    "a heart on a tile",
    `<div style="position: relative"><a href="#" style="display: block; block-size: 200px">Tile</a><button ${place("right: 0; top: 0")}>B</button></div>`,
  ],
  [
    "a row that scrolls",
    `<div style="overflow-x: auto; white-space: nowrap"><button style="inline-size: 250px">A</button><button style="inline-size: 250px">B</button></div>`,
  ],
  [
    "a name that is shortened",
    `<a href="#" style="display: block; inline-size: 40px"><span style="display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">A long name</span></a>`,
  ],
  [
    "a page below a bar",
    `<style>html { scroll-padding-bottom: 60px }</style><p style="block-size: 560px">A</p><button>A</button><p style="block-size: 100px">A</p><div ${place("position: fixed; inset: auto 0 0; block-size: 50px")}><button>B</button></div>`,
  ],
];

test("the matrix finds each kind of fault, and nothing in what is sound", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  for (const [name, html, fault] of broken) {
    await page.setContent(`<!doctype html>${html}`);
    expect(await page.evaluate(findFaults), name).toContainEqual(expect.stringMatching(fault));
  }
  for (const [name, html] of sound) {
    await page.setContent(`<!doctype html>${html}`);
    expect(await page.evaluate(findFaults), name).toEqual([]);
  }
});

test.afterAll(async () => {
  if (isWholeRun) await writeContactSheet();
});
