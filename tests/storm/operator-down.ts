import type { BrowserContext } from "@playwright/test";
import type { DownCase } from "./cases.ts";
import { faults } from "./faults.ts";
import { lookAt } from "./look.ts";
import { pause } from "./pause.ts";
import type { FaultProxy } from "./proxy.ts";
import type { Verdict } from "./run-case.ts";
import { type Stored, storeBeforehand } from "./visitors.ts";

/** The most calls a minute. A returning visitor goes on reading, and the page must ask sparingly. */
const mostCalls = 25;
const minuteMs = 60_000;
/** By this time the page shows the answers of the last visit. */
const startedMs = 12_000;

/** Keeps a returning visitor on the home page for a minute while nothing is answered. Never rejects. */
export async function runDown(
  { name, fault }: DownCase,
  { context, proxy, stored }: { context: BrowserContext; proxy: FaultProxy; stored: Stored },
): Promise<Verdict> {
  const page = await context.newPage();
  const misses = new Set<string>();
  page.on("pageerror", (error) => misses.add(`uncaught error: ${error.message.slice(0, 160)}`));
  try {
    await storeBeforehand(page, stored);
    proxy.begin(faults[fault], () => true);
    const began = performance.now();
    await page.goto(proxy.origin, { waitUntil: "commit" });
    while (performance.now() - began < minuteMs) {
      await pause(1_000);
      const look = await lookAt(page);
      for (const error of look?.errors ?? []) misses.add(`an error box: ${error}`);
      if (performance.now() - began < startedMs) continue;
      if (!look || look.empty || look.starting) misses.add("the page of the last visit is not there");
    }
    if (proxy.calls() > mostCalls) misses.add(`${proxy.calls()} calls in a minute`);
  } catch (error) {
    const [line = ""] = (error as Error).message.split("\n");
    misses.add(`the case broke: ${line}`);
  } finally {
    proxy.end();
    await page.close().catch(() => undefined);
    proxy.cut();
  }
  return { name, misses: [...misses], spoilt: proxy.spoilt(), settledAfterMs: 0, recovery: `${proxy.calls()} calls` };
}
