import type { WorkboxPlugin } from "workbox-core/types.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { nameOf } from "../src/contract/declaration.ts";
import { announce } from "./announce.ts";
import { answerCopy } from "./answer-copy.ts";
import { failuresPass } from "./failures-pass.ts";
import type { StorableCall } from "./storable-call.ts";

/** How long a player waits for the network while a stored answer lies ready, in seconds. */
const patience = 3;

/** The operator is there but cannot answer now. 500 is not among these: it locks the page (spec §4). */
const passing = failuresPass((status) => [429, 502, 503, 504].includes(status));

export interface AnswerStore {
  readonly cacheName: string;
  readonly expiry: WorkboxPlugin;
}

/**
 * A strategy for one call: the network's answer; after `patience`, or when the network fails, the stored
 * one, while a late network answer still renews the store and is announced to the pages. With nothing
 * stored the page gets what the network gave, be it an error.
 */
export function standIn(
  { cacheName, expiry }: AnswerStore,
  stored: StorableCall,
  key: string,
): NetworkFirst {
  let served = false;
  const answers: WorkboxPlugin = {
    cacheKeyWillBeUsed: async () => key,
    cacheWillUpdate: ({ response }) => answerCopy(stored.call, response),
    cachedResponseWillBeUsed: async ({ cachedResponse }) => {
      served = Boolean(cachedResponse);
      return cachedResponse;
    },
    cacheDidUpdate: async ({ newResponse, oldResponse }) => {
      if (served) await announce(nameOf(stored.call), newResponse, oldResponse);
    },
  };
  // The expiry comes first: what is too old was not served.
  return new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: patience,
    plugins: [expiry, passing, answers],
  });
}
