import type { BrowserContext } from "@playwright/test";
import type { DownCase } from "./cases.ts";
import { faults } from "./faults.ts";
import { lookAt } from "./look.ts";
import { pause } from "./pause.ts";
import type { Surroundings, Verdict } from "./run-case.ts";
import { storeBeforehand } from "./visitors.ts";

/** The maximum of calls per minute. A returning visitor keeps reading, and the page must send few requests. */
const mostCalls = 25;
const minuteMs = 60_000;

/** Keeps a returning visitor on the home page for a minute while nothing is answered. Never rejects. */
export async function runDown(
  { name, fault, workerHasAnswers }: DownCase,
  { context, proxy, stored, deadlines }: Omit<Surroundings, "healthy">,
): Promise<Verdict> {
  const page = await context.newPage();
  const misses = new Set<string>();
  page.on("pageerror", (error) => misses.add(`uncaught error: ${error.message.slice(0, 160)}`));
  try {
    if (!workerHasAnswers) await dropAnswers(context, proxy.origin);
    await storeBeforehand(page, stored);
    proxy.begin(faults[fault], () => true);
    const began = performance.now();
    await page.goto(proxy.origin, { waitUntil: "commit" });
    while (performance.now() - began < minuteMs) {
      await pause(1_000);
      const look = await lookAt(page);
      for (const error of look?.errors ?? []) misses.add(`an error box: ${error}`);
      if (performance.now() - began < deadlines.settled) continue;
      if (!look || look.empty || look.starting) misses.add("the page of the last visit is not there");
    }
    const calls = proxy.calls();
    // A GET that finds nothing is followed by a POST (src/api/fetch-call.ts).
    const most = fault === "404" ? 2 * mostCalls : mostCalls;
    if (calls.length > most) misses.add(`${calls.length} calls in a minute: ${countsOf(calls)}`);
  } catch (error) {
    const [line = ""] = (error as Error).message.split("\n");
    misses.add(`the case broke: ${line}`);
  } finally {
    proxy.end();
    await page.close().catch(() => undefined);
    proxy.cut();
  }
  return {
    name,
    misses: [...misses],
    spoilt: proxy.spoilt(),
    settledAfterMs: 0,
    recovery: `${proxy.calls().length} calls`,
  };
}

/** Deletes the answers that the worker has stored. Only what the page itself has stored is left. */
async function dropAnswers(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  // Any document of the site that is not the app.
  await page.goto(`${origin}/config.json`);
  await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^karo-(content|catalogue)-/.test(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  });
  await page.close();
}

/** Such as `3 casino/games_list, 1 system/ping`. */
function countsOf(calls: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of calls) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from(counts, ([name, count]) => `${count} ${name}`).join(", ");
}
