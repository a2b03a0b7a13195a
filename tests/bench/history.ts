/**
 * `node tests/bench/history.ts`, after a build: measures the account history with 3,000 rows on a phone's screen, the
 * page's thread four times slower.
 */
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { startOperator } from "../../operator/server.ts";
import { loadPastYear } from "../../demo/load/past-year.ts";
import { demoPassword, demoPastYear } from "../../demo/players.ts";
import { launchChromium } from "../launch-chromium.ts";
import { tasksOfPage } from "./page-tasks.ts";

interface Bench {
  /** Milliseconds and frames from the next click on until `selector` is painted. */
  readonly untilShown: (selector: string) => void;
  took: Promise<{ readonly milliseconds: number; readonly frames: number }>;
}
type BenchWindow = typeof globalThis & { bench: Bench };

const row = "[role=listitem] button";
const opened = 5;

const root = join(import.meta.dirname, "../..");
const operator = await startOperator({ port: 0, dist: join(root, "dist"), demo: true, dataDir: "memory" });
console.log("loading a year of history …");
await loadPastYear(operator.db, demoPastYear, new Date());
const browser = await launchChromium();
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "tr-TR" });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem("modalStatus", "shown"));
  await page.addInitScript(prepare);
  await logIn(page);
  const session = await context.newCDPSession(page);
  const firstRows = await measureFirstRows(page, session);
  console.log(
    `first rows from the device, of ${opened}: ${firstRows.map((time) => Math.round(time)).join(", ")} ms (aim: 300)`,
  );
  const { most, rows, tasks } = await measureScrolling(page, session);
  const over = (times: readonly number[]) =>
    `${times.filter((time) => time > 50).length}, the longest ${Math.round(Math.max(...times))} ms`;
  console.log(`scrolled ${rows} rows: at most ${most} elements (aim: under 1,500)`);
  console.log(
    `tasks over 50 ms of the page's thread: ${over(tasks.map(({ ownMs }) => ownMs))} (aim: none); by the clock, with what else ran on the processors: ${over(tasks.map(({ clockMs }) => clockMs))}`,
  );
  const frames = await measureFilters(page);
  console.log(`from a filter to its skeleton: ${frames.join(", ")} frames (aim: 1, the next)`);
} finally {
  await browser.close();
  await operator.close();
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${operator.origin}/login`);
  await page.locator("main form input").first().fill(demoPastYear.username);
  await page.locator("main form input[type=password]").fill(demoPassword);
  await page.locator("main form [type=submit]").click();
  await page.waitForURL((url) => url.pathname === "/");
}

async function slowDown(session: CDPSession, rate: number): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

function took(page: Page) {
  return page.evaluate(() => (globalThis as BenchWindow).bench.took);
}

function until(page: Page, selector: string): Promise<void> {
  return page.evaluate((of) => (globalThis as BenchWindow).bench.untilShown(of), selector);
}

/** From a tap in the account to the first rows, while the operator does not answer. */
async function measureFirstRows(page: Page, session: CDPSession): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run <= opened; run += 1) {
    await page.goto(`${operator.origin}/profile/history`);
    await page.locator(row).first().waitFor();
    await page.waitForFunction(isKept);
    await page.goto(`${operator.origin}/profile`);
    const link = page.locator('main a[href="/profile/history"]');
    await link.waitFor();
    await page.waitForTimeout(1_000);
    await page.route("**/endpoint/**", () => {});
    await slowDown(session, 4);
    await until(page, row);
    await link.click();
    const { milliseconds } = await took(page);
    // The first run loads the page's code from the disk.
    if (run > 0) times.push(milliseconds);
    await slowDown(session, 1);
    await page.unroute("**/endpoint/**");
  }
  return times;
}

async function measureScrolling(page: Page, session: CDPSession) {
  await page.goto(`${operator.origin}/profile/history`);
  await page.locator(row).first().waitFor();
  await page.waitForTimeout(2_000);
  await slowDown(session, 4);
  await browser.startTracing(page, { categories: ["toplevel"] });
  const isLast = () => page.locator(`[aria-posinset]:not([aria-setsize="-1"])`).count();
  let most = 0;
  await page.mouse.move(195, 500);
  for (let still = 0; still < 20;) {
    await page.mouse.wheel(0, 1_500);
    const before = await page.evaluate(() => scrollY);
    await page.waitForTimeout(60);
    most = Math.max(most, await page.evaluate(() => document.querySelectorAll("*").length));
    still = (await page.evaluate(() => scrollY)) === before && (await isLast()) > 0 ? still + 1 : 0;
  }
  const tasks = tasksOfPage(await browser.stopTracing());
  const rows = Number(await page.locator("[aria-posinset]").last().getAttribute("aria-setsize"));
  return { most, rows, tasks };
}

async function measureFilters(page: Page): Promise<readonly number[]> {
  const frames: number[] = [];
  for (const name of ["Yatırımlar", "Çekimler", "Bonuslar"]) {
    await page.evaluate(() => scrollTo(0, 0));
    await until(page, "main [data-place]");
    await page.getByRole("link", { name, exact: true }).click();
    frames.push((await took(page)).frames);
    await page.locator(row).first().waitFor();
  }
  return frames;
}

/** Runs in the page: whether the history is on the device. Answers are written a moment after they arrive. */
function isKept(): boolean {
  return Object.values(localStorage).some((text: string) => text.includes("list_transactions"));
}

/** Runs in the page. */
function prepare(): void {
  const bench: Bench = {
    took: Promise.resolve({ milliseconds: Number.NaN, frames: Number.NaN }),
    untilShown(selector) {
      bench.took = new Promise((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          let frames = 0;
          const look = () => {
            frames += 1;
            if (!document.querySelector(selector)) return void requestAnimationFrame(look);
            // The frame's callback runs before the paint, the message after it.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener("message", () => resolve({ milliseconds: performance.now() - timeStamp, frames }));
            port1.start();
            port2.postMessage(null);
          };
          requestAnimationFrame(look);
        };
        addEventListener("click", begin, { capture: true, once: true });
      });
    },
  };
  Object.assign(globalThis, { bench });
}
