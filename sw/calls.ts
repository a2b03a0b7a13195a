import { callKey } from "../src/contract/call-key.ts";
import { publicCaches } from "./cache-names.ts";
import { operatorConfig } from "./operator-config.ts";
import { readCall } from "./read-call.ts";
import type { Passing, Route } from "./routes.ts";
import { answerOrCopy, networkDeadlineMs } from "./stand-in.ts";
import { storableCall } from "./storable-call.ts";
import { createStore, dayMs, type Store } from "./store.ts";
import { tellPages } from "./tell-pages.ts";

/** How long a player waits for the network if a stored answer is available. */
const patienceMs = 3000;

const stores: Readonly<Record<"content" | "catalogue", Store>> = {
  /** CMS texts, sliders, promotions, tournaments, jackpots and mass messages: few, small and the same for everybody. */
  content: createStore({ cacheName: publicCaches.content, maxEntries: 100, maxAgeMs: 30 * dayMs }),
  /** Pages of games and tables by category, provider and search: about 20 kB each, so up to 5 MB. */
  catalogue: createStore({ cacheName: publicCaches.catalogue, maxEntries: 250, maxAgeMs: 14 * dayMs }),
};

/**
 * Product calls. They all share one address, and a route cannot read the body that names the call. So every call
 * comes here and goes to the network unchanged unless its declaration allows storing it.
 */
export const calls: Route = {
  method: "POST",
  matches: (_request, url) => url.pathname.endsWith("/endpoint/v1"),
  answer: answerCall,
};

async function answerCall({ request, url, event }: Passing): Promise<Response> {
  const asked = storableCall(await request.clone().text());
  // The page sets `no-store` when it keeps the answer itself, as for the search catalogue of 24 long pages.
  if (!asked || request.cache === "no-store") return fetch(request);
  const { endpoint } = await operatorConfig();
  if (url.href !== endpoint) return fetch(request);
  const { call } = asked;
  return answerOrCopy(
    {
      store: call.cache === "content" ? stores.content : stores.catalogue,
      key: await callKey(endpoint, asked),
      patienceMs,
      // Without the page's signal: an answer that the page no longer waits for still updates the store.
      ask: () => fetch(request, { signal: AbortSignal.timeout(networkDeadlineMs) }),
      read: (response) => readCall(call, response),
      onLateAnswer: () => tellPages({ type: "LATE_ANSWER" }),
    },
    event,
  );
}
