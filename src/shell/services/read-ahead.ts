import { call } from "../../api/call.ts";
import { endpoint } from "../../api/exchange.ts";
import { type CallWithData, callKey } from "../../contract/call-key.ts";
import { cmsGetInformation, cmsGetPromotions, cmsGetTournaments } from "../../contract/cms.ts";
import { infTypes } from "../../contract/information.ts";
import { allTournaments } from "../../features/tournaments/tournaments-queries.ts";
import { cachedAtHeader } from "../../lib/cached-at.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { maySpendTraffic } from "../../lib/network.ts";
import { language } from "../../ui/preferences.ts";

/** Milliseconds after which the worker's copy is fetched again. */
const refreshAfterMs = 24 * 60 * 60 * 1000;

let underWay = false;

/**
 * Makes the worker store what a player must be able to read offline, even if it was never opened: content pages,
 * promotions and tournaments, in the current language and in every one chosen later. Sends one call at a time while
 * the page is idle, and none on slow or metered connections. Call once a worker controls the page.
 */
export async function prefetchPlayerPages(): Promise<void> {
  if (underWay) return;
  underWay = true;
  language.subscribe(() => void readAll());
  await readAll();
}

async function readAll(): Promise<void> {
  const chosen = language.get();
  for (const asked of readable(chosen)) {
    if (await isStored(asked)) continue;
    await whenIdle();
    // A language chosen meanwhile has its own run.
    if (language.get() !== chosen || !maySpendTraffic()) return;
    try {
      // Bypasses the query cache, which is small and meant for what the player looks at. The worker stores the answer.
      await call(asked.call, asked.data, { language: chosen, background: true });
    } catch {
      // Without the network or the operator, the remaining calls would fail too.
      return;
    }
  }
}

/**
 * Fetches all of it now, in the current language, on any network. Calls `onProgress` with the share that is done, from
 * 0 to 1. Resolves with whether all of it arrived.
 */
export async function downloadContent(onProgress: (share: number) => void): Promise<boolean> {
  const chosen = language.get();
  const all = readable(chosen);
  let failures = 0;
  for (const [index, asked] of all.entries()) {
    try {
      await call(asked.call, asked.data, { language: chosen, background: true });
    } catch {
      failures += 1;
    }
    onProgress((index + 1) / all.length);
  }
  return failures === 0;
}

function readable(language: string): CallWithData[] {
  return [
    { call: cmsGetPromotions, data: {}, language },
    { call: cmsGetTournaments, data: allTournaments, language },
    ...infTypes.map((InfType) => ({ call: cmsGetInformation, data: { InfType }, language })),
  ];
}

async function isStored(asked: CallWithData): Promise<boolean> {
  const key = await callKey(new URL(endpoint(), location.origin).href, asked);
  const copy = await caches.match(key);
  const storedAt = Date.parse(copy?.headers.get(cachedAtHeader) ?? "");
  return Date.now() - storedAt < refreshAfterMs;
}
