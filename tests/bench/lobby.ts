import type { Page } from "@playwright/test";
import { launchChromium } from "../launch-chromium.ts";
import { median } from "./statistics.ts";

/** The median and the longest of `count` times, in milliseconds. */
export interface Spread {
  readonly median: number;
  readonly worst: number;
  readonly count: number;
}

export interface LobbyFigures {
  /** From a key press in the search to the frame that shows what the device found. */
  readonly search: Spread;
  /** How many of those keys had their results in the first frame after the press, which also shows the letter. */
  readonly inOneFrame: number;
  /** From a tap on a category that was shown before to the frame that shows its tiles. */
  readonly routeChange: Spread;
  /** While the search was opened for the first time. */
  readonly opening: LongTasks;
  /** While the catalogue was fetched, stored and prepared for the search. */
  readonly building: LongTasks;
  /** During the first search, including the pictures of its results. */
  readonly firstSearch: LongTasks;
}

/** Tasks of the page's thread over 50 ms. `longest` is in milliseconds, 0 without such a task. */
export interface LongTasks {
  readonly count: number;
  readonly longest: number;
}

/** What is typed: names, parts of names and typos. Each letter from the third on is one measurement. */
const words = ["yakamoz", "lale", "sahmaran", "kervan", "gece", "rulet", "simurg", "sahmarn", "lantrns"];
export const searchedWords = words.length;
const categories = ["Meyveler", "Popüler"];
const rounds = 8;

/** Measures the lobby of the whole catalogue on a phone, CPU x4. Chromium slows only the page's own thread. */
export async function measureLobby(origin: string): Promise<LobbyFigures> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "tr-TR" });
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem("modalStatus", "shown"));
    await page.addInitScript(prepare);
    await page.goto(`${origin}/slot/category/94`);
    await page.locator("main li[aria-posinset] img").first().waitFor();
    const session = await context.newCDPSession(page);
    const routeChange = await measureRouteChanges(page, (rate) =>
      session.send("Emulation.setCPUThrottlingRate", { rate }),
    );
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const opening = await longTasksOf(page, () => openSearch(page));
    const building = await longTasksOf(page, () => synchronised(page));
    const firstSearch = await longTasksOf(page, () => searchFirst(page));
    // Offline, only the device's catalogue can answer.
    await context.setOffline(true);
    const search = await measureSearch(page);
    return { ...search, routeChange, opening, building, firstSearch };
  } finally {
    await browser.close();
  }
}

interface Taken {
  readonly milliseconds: number;
  /** Frames from the key press or click on, including the one that shows the result. */
  readonly frames: number;
}

interface Bench {
  /**
   * Resolves with the moment after the first frame in which `shown` is true, counted from the next key press or click.
   */
  untilShown: (selector: string, text: string) => void;
  took: Promise<Taken>;
  textOf: (selector: string) => string;
  longTasks: number[];
}
type BenchWindow = typeof globalThis & { bench: Bench };

/** Runs in the page. */
function prepare(): void {
  // As many as fit on a phone's screen.
  const onScreen = 12;
  const textOf = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent)
      .slice(0, onScreen)
      .join("\n");
  const bench: Bench = {
    textOf,
    took: Promise.resolve({ milliseconds: Number.NaN, frames: Number.NaN }),
    longTasks: [],
    untilShown(selector, text) {
      bench.took = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`not shown: ${text}; but: ${textOf(selector)}`)), 10_000);
        let begun: number | undefined;
        let frames = 1;
        const countFrame = () => {
          frames += 1;
          requestAnimationFrame(countFrame);
        };
        const observer = new MutationObserver(() => look());
        const look = () => {
          if (begun === undefined || textOf(selector) !== text) return;
          observer.disconnect();
          const shownIn = frames;
          // The animation frame's callback runs before the paint, the message after it.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener("message", () => {
              resolve({ milliseconds: performance.now() - (begun ?? 0), frames: shownIn });
            });
            port1.start();
            port2.postMessage(null);
          });
        };
        const begin = ({ timeStamp }: Event) => {
          begun = timeStamp;
          requestAnimationFrame(countFrame);
          observer.observe(document, { subtree: true, childList: true, characterData: true });
        };
        for (const type of ["keydown", "click"]) addEventListener(type, begin, { capture: true, once: true });
      });
    },
  };
  Object.assign(globalThis, { bench });
  new PerformanceObserver((list) => bench.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    {
      type: "longtask",
    },
  );
}

/** The text of an element once it has stopped changing. */
async function settled(page: Page, selector: string): Promise<string> {
  for (let before: string | undefined; ;) {
    await page.waitForTimeout(400);
    const now = await page.evaluate((of) => (globalThis as BenchWindow).bench.textOf(of), selector);
    if (now === before) return now;
    before = now;
  }
}

async function expectShown(page: Page, selector: string, text: string): Promise<void> {
  await page.evaluate(([of, wanted]) => (globalThis as BenchWindow).bench.untilShown(of, wanted), [
    selector,
    text,
  ] as const);
}

const took = (page: Page) => page.evaluate(() => (globalThis as BenchWindow).bench.took);

async function measureRouteChanges(page: Page, slowDown: (rate: number) => Promise<unknown>): Promise<Spread> {
  const tiles = "main h1, main li[aria-posinset]";
  const link = (name: string) => page.locator("main nav").getByRole("link", { name });
  const shown = new Map<string, string>();
  for (const name of categories) {
    await link(name).click();
    await page.locator("main h1", { hasText: name }).waitFor();
    shown.set(name, await settled(page, tiles));
  }
  await slowDown(4);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const name of categories) {
      await link(name).hover();
      await expectShown(page, tiles, shown.get(name) ?? "");
      // Playwright's click() runs checks in the page and releases at once. People press for longer than a frame.
      await page.mouse.down();
      await page.evaluate(twoFrames);
      await page.mouse.up();
      times.push((await took(page)).milliseconds);
    }
  }
  return spread(times);
}

/** Runs in the page: waits for the current frame and the next one. */
function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

async function longTasksOf(page: Page, act: () => Promise<void>): Promise<LongTasks> {
  await page.evaluate(() => void ((globalThis as BenchWindow).bench.longTasks.length = 0));
  await act();
  const tasks = await page.evaluate(() => (globalThis as BenchWindow).bench.longTasks);
  return { count: tasks.length, longest: Math.max(0, ...tasks) };
}

/** The demo's 12,000 games in pages of 500, and one page of tables. */
const cataloguePages = 25;

/** Opens the search, which starts to update the catalogue. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await page.getByRole("dialog").getByRole("combobox").waitFor();
}

/** Waits until the page can search the whole catalogue. */
async function synchronised(page: Page): Promise<void> {
  // Not waitForFunction: it takes a pending promise for a truthy value.
  while ((await page.evaluate(countPages)) < cataloguePages) await page.waitForTimeout(1000);
  // The last page may still be on its way to the search.
  await page.waitForTimeout(1000);
}

async function searchFirst(page: Page): Promise<void> {
  await page.keyboard.type("lale");
  await settled(page, "dialog [role=option]");
}

/** Runs in the page: the number of catalogue pages that the device stores. */
async function countPages(): Promise<number> {
  // Opening a missing database would create an empty one and block the page's own.
  const isThere = (await indexedDB.databases()).some(({ name }) => name === "karo.games");
  if (!isThere) return 0;
  const result = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve) => request.addEventListener("success", () => resolve(request.result)));
  const database = await result(indexedDB.open("karo.games"));
  const count = await result(database.transaction("pages").objectStore("pages").count());
  database.close();
  return count;
}

async function measureSearch(page: Page): Promise<Pick<LobbyFigures, "search" | "inOneFrame">> {
  const options = "dialog [role=option]";
  const field = page.getByRole("dialog").getByRole("combobox");
  const shown = new Map<string, string>();
  const taken: Taken[] = [];
  for (const measured of [false, true]) {
    for (const word of words) {
      await field.fill("");
      for (let length = 1; length <= word.length; length += 1) {
        const typed = word.slice(0, length);
        const [now, before] = [shown.get(typed), shown.get(typed.slice(0, -1))];
        if (measured && now && now !== before) {
          await expectShown(page, options, now);
          await page.keyboard.press(typed.at(-1) ?? "");
          taken.push(await took(page));
        } else {
          await page.keyboard.press(typed.at(-1) ?? "");
          if (length >= 3) shown.set(typed, await settled(page, options));
        }
      }
    }
  }
  return {
    search: spread(taken.map(({ milliseconds }) => milliseconds)),
    inOneFrame: taken.filter(({ frames }) => frames === 1).length,
  };
}

function spread(times: readonly number[]): Spread {
  return { median: median(times), worst: Math.max(...times), count: times.length };
}
