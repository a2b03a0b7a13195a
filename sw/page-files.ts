import { cacheFirst } from "./cache-first.ts";
import { publicCaches } from "./cache-names.ts";
import { isOwn, type Route } from "./routes.ts";
import { createStore, dayMs } from "./store.ts";

/** Their names change with their content: what is stored once is never asked for again. */
const files = createStore({ cacheName: publicCaches.pageFiles, maxEntries: 300, maxAgeMs: 60 * dayMs });

/**
 * Code and styles of the pages that the worker does not store as it installs, so that the first visit stays small. The page
 * asks for all of them once it has time (src/pwa/fetch-page-files.ts).
 */
export const pageFiles: Route = {
  method: "GET",
  matches: (_request, url) => isOwn(url) && url.pathname.startsWith("/assets/"),
  answer: ({ request, event }) => cacheFirst(files, /javascript|css/, request, event),
};
