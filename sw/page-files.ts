import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { answerWith } from "./answer-with.ts";
import { publicCaches } from "./cache-names.ts";
import { day, expiry } from "./expiry.ts";
import { isOwn, type Route } from "./routes.ts";
import { keepsFiles } from "./stored-copy.ts";

const cacheName = publicCaches.pageFiles;

/** Their names change with their content: what is stored once is never asked for again. */
const files = new CacheFirst({
  cacheName,
  plugins: [expiry({ cacheName, maxEntries: 300, maxAge: 60 * day }), keepsFiles(/javascript|css/)],
});

/**
 * Code and styles of the pages that the precache leaves out, so that the first visit stays small. The page
 * asks for all of them once it has time (src/pwa/fetch-page-files.ts).
 */
export const pageFiles: Route = {
  method: "GET",
  matches: (_request, url) => isOwn(url) && url.pathname.startsWith("/assets/"),
  answer: ({ request, event }) => answerWith(files, { request, event }),
};
