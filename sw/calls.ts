import { callKey } from "../src/contract/call-key.ts";
import type { LoadedAnswer } from "../src/lib/worker-messages.ts";
import { publicCaches } from "./cache-names.ts";
import { operatorConfig } from "./operator-config.ts";
import { readCall } from "./read-call.ts";
import type { Passing, Route } from "./routes.ts";
import { answerOrCopy, networkDeadlineMs } from "./stand-in.ts";
import { storableCall } from "./storable-call.ts";
import { createStore, dayMs, type Store } from "./store.ts";
import { tellPages } from "./ask-page.ts";

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

/** A header of stored answers: the request's body, URL-encoded, with which `refreshCalls` asks again. */
const askedHeader = "X-Asked";

async function answerCall({ request, url, event }: Passing): Promise<Response> {
  const body = await request.clone().text();
  // The page sets `no-store` when it keeps the answer itself, as for the search catalogue of 24 long pages.
  const place = request.cache === "no-store" ? undefined : await placeOf(url.href, body);
  if (!place) return fetch(request);
  return answerOrCopy(
    {
      ...place,
      patienceMs,
      // Without the page's signal: an answer that the page no longer waits for still updates the store.
      ask: () => fetch(request, { signal: AbortSignal.timeout(networkDeadlineMs) }),
      onLateAnswer: () => tellPages({ type: "LATE_ANSWER" }),
    },
    event,
  );
}

/** Stores an answer that the page received before the worker controlled it, as if it had come through the worker. */
export async function keepAnswer({ address, body, text, at }: LoadedAnswer): Promise<void> {
  const place = await placeOf(address, body);
  const { copy } = (await place?.read(new Response(text), new Date(at))) ?? {};
  if (copy) await place?.store.put(place.key, copy);
}

/** Where the answer to this request is stored and how it is read. Undefined if only the network may answer. */
async function placeOf(address: string, body: string) {
  const asked = storableCall(body);
  // First, so that a player's calls do not wait for the config.
  if (!asked) return undefined;
  const { endpoint } = await operatorConfig();
  if (address !== endpoint) return undefined;
  const { call } = asked;
  return {
    store: call.cache === "content" ? stores.content : stores.catalogue,
    key: await callKey(endpoint, asked),
    async read(response: Response, now?: Date) {
      const reading = await readCall(call, response, now);
      reading.copy?.headers.set(askedHeader, encodeURIComponent(body));
      return reading;
    },
  };
}

/** Longer lists are not on a first screen. */
const mostRefreshed = 60;

/**
 * Fetches stored answers again, the latest first: content, and the first pages of lists. Rejects when the network is
 * lost on the way.
 */
export async function refreshCalls(): Promise<void> {
  const bodies: string[] = [];
  for (const cacheName of [publicCaches.content, publicCaches.catalogue]) {
    const copies = await (await caches.open(cacheName)).matchAll();
    bodies.push(...copies.map(({ headers }) => decodeURIComponent(headers.get(askedHeader) ?? "")).toReversed());
  }
  const first = bodies.filter((body) => isFirstPage(storableCall(body)?.data)).slice(0, mostRefreshed);
  const { endpoint } = await operatorConfig();
  const url = new URL(endpoint);
  const headers = { "Content-Type": "application/json", panel: "frontend" };
  // One at a time: nobody waits for them, and the player may be doing something else.
  for (const body of first) {
    const storing: Promise<unknown>[] = [];
    const event = { waitUntil: (work: Promise<unknown>) => void storing.push(work) };
    await answerCall({ request: new Request(url, { method: "POST", headers, body }), url, event });
    await Promise.all(storing);
  }
}

function isFirstPage(data: Readonly<Record<string, unknown>> | undefined): boolean {
  return data !== undefined && (data["offset"] ?? 0) === 0;
}
