import { cacheFirst } from "./cache-first.ts";
import { publicCaches } from "./cache-names.ts";
import { isOwn, type Route } from "./routes.ts";
import { createStore } from "./store.ts";
import { mayBeStoredAs } from "./stored-copy.ts";

/** File names contain a content hash, so a stored file never needs to be fetched again, however old it is. */
const store = createStore({ cacheName: publicCaches.pageFiles, maxEntries: 300, maxAgeMs: Infinity });
const type = /javascript|css/;

/**
 * Code and styles of pages that are not precached, which keeps the first visit small. An idle page has the worker store
 * all of them (src/platform/page-files.ts).
 */
export const pageFiles: Route = {
  method: "GET",
  matches: (_request, url) => isOwn(url) && url.pathname.startsWith("/assets/"),
  answer: ({ request, event }) => cacheFirst(store, type, request, event),
};

/** Fetches and stores these files, all at once. Files that cannot be fetched are left out. */
export async function storePageFiles(addresses: readonly string[]): Promise<void> {
  const storeFile = async (address: string) => {
    const response = await fetch(address);
    if (mayBeStoredAs(type, response)) await store.put(address, response);
  };
  await Promise.allSettled(addresses.map(storeFile));
}
