import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import { callKey } from "../src/contract/call-key.ts";
import type { LoadedAnswer } from "../src/lib/worker-messages.ts";
import { type Passing, readAnswers } from "./answers.ts";
import { daySeconds, publicCaches } from "./caches.ts";
import { operatorConfig } from "./operator-config.ts";
import { publicGetEnvelope } from "../src/contract/public-get.ts";
import { readCall } from "../src/contract/storable-answer.ts";
import { type StorableCall, storableCall } from "../src/contract/storable-call.ts";

/** How long a player waits for the network if a stored answer is available. */
const networkTimeoutSeconds = 3;

const answers = readAnswers({
  asked: async (request) => ({ ...((await storableCallOf(request)) as StorableCall), isGet: request.method === "GET" }),
  // The same for GET and POST, so that what is stored stays when an operator begins or stops to take GETs.
  key: (asked, { url }) => callKey(endpointOf(url), asked),
  async read({ call, isGet }, response) {
    // The page sends a POST then. A stored answer in place of this would be the last one for ever.
    if (isGet && (response.status === 404 || response.status === 405)) return { isAnswer: true };
    return readCall(call, response);
  },
  tellLate: true,
});

const strategies = {
  /** CMS texts, sliders, promotions, tournaments, jackpots and mass messages: few, small and the same for everybody. */
  content: new NetworkFirst({
    cacheName: publicCaches.content,
    networkTimeoutSeconds,
    plugins: [new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: 30 * daySeconds }), answers],
  }),
  /** Pages of games and tables by category, provider and search: about 20 kB each, so up to 5 MB. */
  catalogue: new NetworkFirst({
    cacheName: publicCaches.catalogue,
    networkTimeoutSeconds,
    plugins: [new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds: 14 * daySeconds }), answers],
  }),
};

/**
 * Product calls. A route cannot read the body that names the call of a POST. So every call comes here and goes to the
 * network unchanged unless its declaration allows storing it.
 *
 * The page asks for a public read with `no-cache`, and the worker passes that on. So the browser's HTTP cache makes no answer
 * older than a cache of the operator's allows (`max-age` and `stale-while-revalidate`).
 */
export function serveCalls(): void {
  for (const method of ["GET", "POST"] as const) {
    registerRoute(({ url }) => url.pathname.endsWith("/endpoint/v1"), answerCall, method);
  }
}

/** A player's calls and writes go to the network before anything else is asked. */
export async function answerCall({ request, event }: Passing): Promise<Response> {
  // The page sets `no-store` when it keeps the answer itself, as for the search catalogue of 24 long pages.
  const asked = request.cache === "no-store" ? undefined : await storableCallOf(request.clone());
  if (!asked || !(await isOperators(endpointOf(request.url)))) return fetch(request);
  return strategyFor(asked).handle({ request, event });
}

/** May consume the body. */
async function storableCallOf(request: Request): Promise<StorableCall | undefined> {
  const isGet = request.method === "GET";
  return storableCall(isGet ? JSON.stringify(publicGetEnvelope(request.url)) : await request.text());
}

function endpointOf(address: string): string {
  return address.replace(/\?.*/, "");
}

function strategyFor({ call }: StorableCall) {
  return strategies[call.cache === "content" ? "content" : "catalogue"];
}

async function isOperators(address: string): Promise<boolean> {
  return address === (await operatorConfig()).endpoint;
}

/** Stores an answer that the page received before the worker controlled it, as if it had come through the worker. */
export async function storeAnswer({ address, body, text, at }: LoadedAnswer): Promise<void> {
  const asked = storableCall(body);
  if (!asked || !(await isOperators(address))) return;
  const { copy } = await readCall(asked.call, new Response(text), new Date(at));
  if (copy) await (await caches.open(strategyFor(asked).cacheName)).put(await callKey(address, asked), copy);
}
