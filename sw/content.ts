import { publicCaches } from "./cache-names.ts";
import { day, expiry } from "./expiry.ts";
import type { AnswerStore } from "./stand-in.ts";

const cacheName = publicCaches.content;

/** CMS texts, sliders, promotions, tournaments, jackpots, mass messages: few, small, read by everybody. */
export const contentStore: AnswerStore = {
  cacheName,
  expiry: expiry({ cacheName, maxEntries: 100, maxAge: 30 * day }),
};
