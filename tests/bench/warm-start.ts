import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { launchChromium } from "../launch-chromium.ts";
import { median } from "./statistics.ts";

/** Milliseconds from the start of the navigation, medians over the runs. */
export interface WarmStartFigures {
  readonly firstPaint: number;
  /** Until `readySelector` matched and its pictures were loaded: the first games, or the floor's heading. */
  readonly ready: number;
  /** Until the app has replaced the skeleton. */
  readonly inCharge: number;
  /**
   * The time that the page's thread has worked until then, four times slower. It hardly depends on what else the
   * machine does.
   */
  readonly work: number;
  /** `ready` of each run. */
  readonly readyOfRuns: readonly number[];
}

export interface WarmStart {
  readonly url: string;
  readonly readySelector: string;
  readonly offline: boolean;
  readonly runs: number;
  /** Prepares the context before the first visit, for example signs a player in. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/**
 * Measures a page start on a site that was visited before, from its service worker: CPU x4, Slow 4G (or no network), a
 * new page for each run.
 */
export async function measureWarmStart(options: WarmStart): Promise<WarmStartFigures> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "tr-TR" });
    await visitUntilWorkerControls(context, options);
    const runs: Omit<WarmStartFigures, "readyOfRuns">[] = [];
    for (let run = 0; run < options.runs; run += 1) runs.push(await startOnce(context, options));
    return {
      firstPaint: median(runs.map(({ firstPaint }) => firstPaint)),
      ready: median(runs.map(({ ready }) => ready)),
      inCharge: median(runs.map(({ inCharge }) => inCharge)),
      work: median(runs.map(({ work }) => work)),
      readyOfRuns: runs.map(({ ready }) => ready),
    };
  } finally {
    await browser.close();
  }
}

/** Milliseconds. */
const shortVisit = 5_000;

async function visitUntilWorkerControls(context: BrowserContext, { url, readySelector, prepare }: WarmStart) {
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.ready);
  // The second visit goes through the worker, which stores the answers, and persists the queries.
  await page.reload();
  await page.locator(readySelector).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Idle-time work for the next visit is done by then.
  await page.waitForTimeout(shortVisit);
  await page.close();
}

async function startOnce(context: BrowserContext, { url, readySelector, offline }: WarmStart) {
  await context.setOffline(offline);
  const page = await context.newPage();
  try {
    const session = await slowDown(page, offline);
    await page.addInitScript(measure, { selector: readySelector, done: measured });
    const isMeasured = page.waitForEvent("console", (message) => message.text() === measured);
    await page.goto(url, { waitUntil: "commit" });
    await isMeasured;
    const { metrics } = await session.send("Performance.getMetrics");
    const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
    const times = await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
      return { firstPaint: at("first-contentful-paint"), ready: at("bench-ready"), inCharge: at("bench-in-charge") };
    });
    return { ...times, work: seconds * 1000 };
  } finally {
    await page.close();
    await context.setOffline(false);
  }
}

/** What the page writes to its console once all times are measured. */
const measured = "bench: measured";

/**
 * Runs in the page, so it must be self-contained. It reports the end through the console: with `page.waitForFunction`,
 * Playwright would make the page compile Playwright's own code during the start, 20 ms that a player does not have.
 */
function measure({ selector, done }: { readonly selector: string; readonly done: string }): void {
  const isThere = (element: Element) =>
    !(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0);
  const isMarked = (name: string) => performance.getEntriesByName(name).length > 0;
  const wanted: Record<string, () => boolean> = {
    "bench-ready": () => Array.from(document.querySelectorAll(selector)).some(isThere),
    "bench-in-charge": () => document.querySelector("#root > :not(.sk)") !== null,
    "first-contentful-paint": () => false,
  };
  const look = () => {
    for (const [name, holds] of Object.entries(wanted)) {
      if (!isMarked(name) && holds()) performance.mark(name);
    }
    if (Object.keys(wanted).every(isMarked)) console.debug(done);
    else requestAnimationFrame(look);
  };
  look();
}

/** Lighthouse's Slow 4G, applied instead of simulated, and a CPU four times slower. */
async function slowDown(page: Page, offline: boolean): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  return session;
}
