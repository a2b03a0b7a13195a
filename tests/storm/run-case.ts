import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { Case } from "./cases.ts";
import { faults } from "./faults.ts";
import { isWhole, lookAt, type Look, missing, tryAgain } from "./look.ts";
import type { FaultProxy } from "./proxy.ts";
import { type Target, targets } from "./targets.ts";
import { type Stored, storeBeforehand } from "./visitors.ts";
import { pause } from "./pause.ts";

/** The time limits for a page, in milliseconds. */
export interface Deadlines {
  /** Until the page, or a sentence with a button, is shown. */
  readonly settled: number;
  /** Until nothing is loading any more. */
  readonly waited: number;
  /** Until the other sections are shown, once their data are there. */
  readonly others: number;
  /** Until the page has recovered after the fault's end. */
  readonly recovered: number;
}

export interface Surroundings {
  readonly context: BrowserContext;
  readonly proxy: FaultProxy;
  /** The content of localStorage when the page opens. */
  readonly stored: Stored;
  /** The page's shape without faults. */
  readonly healthy: ReadonlySet<string>;
  readonly deadlines: Deadlines;
}

export interface Verdict {
  readonly name: string;
  /** What failed. Empty when the case passed. */
  readonly misses: readonly string[];
  /** The number of answers that were replaced. A returning visitor may need none of them. */
  readonly spoilt: number;
  /** Milliseconds until the page had settled during the fault. */
  readonly settledAfterMs: number;
  readonly recovery: "was whole" | "by itself" | "by a press" | "none" | `${number} calls`;
}

const everyMs = 500;
/** A page counts as settled when nothing has changed for this long. */
const quietMs = 1_000;

/** Runs one case in a new page. Never rejects: an error in the browser counts as a miss. */
export async function runCase(storm: Case, around: Surroundings): Promise<Verdict> {
  const { context, proxy, stored } = around;
  const target: Target = targets[storm.target];
  const page = await context.newPage();
  const misses: string[] = [];
  page.on("pageerror", ({ name, message }) => {
    if (target.isInPage && name === "SyntaxError") return;
    misses.push(`uncaught error: ${message.slice(0, 160)}`);
  });
  try {
    await storeBeforehand(page, stored);
    proxy.begin(faults[storm.fault], target.matches);
    const began = performance.now();
    await page.goto(proxy.origin + target.path, { waitUntil: "commit" });
    const settled = await settle(page, around);
    misses.push(...missesOf(settled));
    const settledAfterMs = Math.round(performance.now() - began);
    if (storm.fault === "hang" && proxy.spoilt() > 0) misses.push(...(await missesOfOthers(page, target, around)));
    misses.push(...(await missesOfWaiting(page, around, began)));
    const spoilt = proxy.spoilt();
    proxy.end();
    const recovery = await recover(page, around);
    if (recovery === "none") misses.push(await describeRest(page, around));
    return { name: storm.name, misses, spoilt, settledAfterMs, recovery };
  } catch (error) {
    const broken = brokenCase(storm.name, error);
    return { ...broken, misses: [...misses, ...broken.misses], spoilt: proxy.spoilt() };
  } finally {
    proxy.end();
    await page.close().catch(() => undefined);
    proxy.cut();
  }
}

/** The verdict on a case that could not be run to its end, such as after a crash of the browser. */
export function brokenCase(name: string, error: unknown): Verdict {
  const [line = ""] = (error as Error).message.split("\n");
  return { name, misses: [`the case broke: ${line}`], spoilt: 0, settledAfterMs: 0, recovery: "none" };
}

/** Waits until the page has settled or its deadline is over, and returns the last look at it. */
async function settle(page: Page, { proxy, deadlines }: Surroundings): Promise<Look | undefined> {
  const end = performance.now() + deadlines.settled;
  let last: Look | undefined;
  let since = performance.now();
  while (performance.now() < end) {
    await pause(everyMs);
    const look = await lookAt(page);
    if (!look || JSON.stringify(look) !== JSON.stringify(last)) since = performance.now();
    last = look;
    const still = performance.now() - since >= quietMs && proxy.quietForMs() >= quietMs;
    if (look && still && isSettled(look) && look.waiting.length === 0) break;
  }
  return last;
}

/** Whether the page, or a sentence with a button, is shown. */
function isSettled(look: Look): boolean {
  return !look.empty && !look.starting && (look.ways.length > 0 || look.shape.some((part) => part.startsWith("H1")));
}

function missesOf(look: Look | undefined): readonly string[] {
  if (!look) return ["the page went from one document to the next until the deadline"];
  if (look.empty) return ["an empty page"];
  if (isSettled(look)) return [];
  return [look.starting ? "the skeleton is still there" : `no page and no button: ${look.words}`];
}

/** A hanging answer must not delay sections that do not need it. */
async function missesOfOthers(page: Page, { parts }: Target, around: Surroundings): Promise<readonly string[]> {
  const { proxy, healthy, deadlines } = around;
  if (!parts) return [];
  const held = async () => {
    const look = await lookAt(page);
    return look ? missing(look, healthy).filter((part) => !parts.test(part)) : ["everything"];
  };
  let late = await held();
  // A player's page polls, so the proxy may never be quiet for that long.
  const end = performance.now() + deadlines.waited;
  while (late.length > 0 && proxy.quietForMs() < deadlines.others && performance.now() < end) {
    await pause(everyMs);
    late = await held();
  }
  return late.length > 0 ? [`held up by another's answer: ${late.slice(0, 5).join(", ")} (${late.length})`] : [];
}

/** Nothing may load forever: what is missing is left out, or the page says so. */
async function missesOfWaiting(page: Page, { deadlines }: Surroundings, began: number): Promise<readonly string[]> {
  let look = await lookAt(page);
  while ((!look || look.waiting.length > 0) && performance.now() - began < deadlines.waited) {
    await pause(everyMs);
    look = await lookAt(page);
  }
  return look && look.waiting.length > 0 ? [`still waiting: ${[...new Set(look.waiting)].join(", ")}`] : [];
}

/** After the fault's end: whether the page recovers automatically or with one press. */
async function recover(page: Page, { healthy, deadlines }: Surroundings): Promise<Verdict["recovery"]> {
  const end = performance.now() + deadlines.recovered;
  let pressed = false;
  let first = true;
  while (performance.now() < end) {
    const look = await lookAt(page);
    if (look && isWhole(look, healthy) && look.errors.length === 0) {
      if (pressed) return "by a press";
      return first ? "was whole" : "by itself";
    }
    first = false;
    if (look && !pressed && look.ways.length > 0) {
      // The button may have disappeared, because the page has recovered.
      pressed = await (await wayOut(page)).click({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
    }
    await pause(everyMs);
  }
  return "none";
}

/** The button to press: a toast's button, which concerns the whole site, before a section's. */
async function wayOut(page: Page): Promise<Locator> {
  const toast = page.getByRole("region", { name: /Bildirimler|Mesajlar|Notifications|Messages/ });
  const inToast = toast.getByRole("button", { name: tryAgain }).filter({ visible: true });
  if ((await inToast.count()) > 0) return inToast.first();
  const anywhere = page.getByRole("button", { name: tryAgain }).or(page.getByRole("link", { name: tryAgain }));
  return anywhere.filter({ visible: true }).first();
}

async function describeRest(page: Page, { healthy, proxy }: Surroundings): Promise<string> {
  const look = await lookAt(page);
  if (!look) return "no recovery: no document";
  const facts = [
    look.empty && "empty page",
    look.starting && "skeleton",
    look.errors.length > 0 && `errors: ${look.errors.join(" / ")}`,
    look.waiting.length > 0 && `waiting: ${[...new Set(look.waiting)].join(", ")}`,
    `missing: ${missing(look, healthy).slice(0, 6).join(", ")}`,
    look.ways.length > 0 && `buttons: ${look.ways.join(", ")}`,
    `words: ${look.words.slice(60, 160)}`,
    `last calls: ${proxy.calls().slice(-8).join(", ")}`,
  ];
  return `no recovery: ${facts.filter(Boolean).join("; ")}`;
}
