import { cacheFirst } from "./cache-first.ts";
import { publicCaches } from "./cache-names.ts";
import { isOwn, type Route } from "./routes.ts";
import { createStore, dayMs } from "./store.ts";

/** File names contain a content hash, so a stored file never needs to be fetched again. */
const files = createStore({ cacheName: publicCaches.pageFiles, maxEntries: 300, maxAgeMs: 60 * dayMs });

/**
 * Code and styles of pages that are not precached, which keeps the first visit small. The page fetches all of them
 * when it is idle (src/platform/register.ts).
 */
export const pageFiles: Route = {
  method: "GET",
  matches: (_request, url) => isOwn(url) && url.pathname.startsWith("/assets/"),
  answer: ({ request, event }) => cacheFirst(files, /javascript|css/, request, event),
};
