import { publicCaches } from "./cache-names.ts";
import { day, expiry } from "./expiry.ts";
import type { AnswerStore } from "./stand-in.ts";

const cacheName = publicCaches.catalogue;

/** Pages of games and tables by category, provider and search: about 20 KB each, so up to 5 MB. */
export const catalogueStore: AnswerStore = {
  cacheName,
  expiry: expiry({ cacheName, maxEntries: 250, maxAge: 14 * day }),
};
