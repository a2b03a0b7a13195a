import { call } from "../client/call.ts";
import { endpoint } from "../client/exchange.ts";
import { type AskedCall, callKey } from "../contract/call-key.ts";
import { cmsGetInformation, cmsGetPromotions, cmsGetTournaments } from "../contract/cms.ts";
import { infTypes } from "../contract/information.ts";
import { allTournaments } from "../features/tournaments/queries.ts";
import { cachedAtHeader } from "../lib/cached-at.ts";
import { pageIsIdle } from "../lib/page-is-idle.ts";
import { maySpendTraffic } from "../pwa/traffic.ts";
import { language } from "../session/preferences.ts";

/** Milliseconds: what the worker keeps longer than this is asked for again. */
const refreshAfter = 24 * 60 * 60 * 1000;

let underWay = false;

/**
 * Has the worker keep what a player must be able to read without a network, even what was never opened: the
 * content pages, promotions and tournaments, in the language in use and in every one chosen later. One at a
 * time, when the page has nothing better to do, and not where traffic is dear. Call it once a worker is in
 * control.
 */
export async function readAhead(): Promise<void> {
  if (underWay) return;
  underWay = true;
  language.subscribe(() => void readAll());
  await readAll();
}

async function readAll(): Promise<void> {
  const chosen = language.get();
  for (const asked of readable(chosen)) {
    if (await isKept(asked)) continue;
    await pageIsIdle();
    // A choice made meanwhile has a round of its own.
    if (language.get() !== chosen || !maySpendTraffic()) return;
    try {
      // Past the query cache, which is small and for what is looked at: the worker keeps the answer.
      await call(asked.call, asked.data, { language: chosen, background: true });
    } catch {
      // Without the network, or without the operator, the rest would not come either.
      return;
    }
  }
}

function readable(language: string): AskedCall[] {
  return [
    { call: cmsGetPromotions, data: {}, language },
    { call: cmsGetTournaments, data: allTournaments, language },
    ...infTypes.map((InfType) => ({ call: cmsGetInformation, data: { InfType }, language })),
  ];
}

async function isKept(asked: AskedCall): Promise<boolean> {
  const key = await callKey(new URL(endpoint(), location.origin).href, asked);
  const copy = await caches.match(key);
  const keptAt = Date.parse(copy?.headers.get(cachedAtHeader) ?? "");
  return Date.now() - keptAt < refreshAfter;
}
