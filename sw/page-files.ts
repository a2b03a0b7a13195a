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
 * all of them, from archives (src/platform/page-files.ts).
 */
export const pageFiles: Route = {
  method: "GET",
  matches: (_request, url) => isOwn(url) && url.pathname.startsWith("/assets/"),
  answer: ({ request, event }) => cacheFirst(store, type, request, event),
};

/**
 * Fetches an archive of these files, which the build has packed (scripts/vite/page-files.ts), and stores what is in it.
 * Never rejects: what cannot be fetched is not stored.
 */
export async function storePageFiles(archive: string): Promise<void> {
  try {
    const response = await fetch(archive);
    if (!mayBeStoredAs(/json/, response)) return;
    const codeOf = (await response.json()) as Readonly<Record<string, string>>;
    await Promise.all(Object.entries(codeOf).map(([path, code]) => store.put(path, copyOf(path, code))));
  } catch {
    // The network is gone, or the server does not have the archive.
  }
}

function copyOf(path: string, code: string): Response {
  const subtype = path.endsWith(".css") ? "css" : "javascript";
  return new Response(code, { headers: { "Content-Type": `text/${subtype};charset=utf-8` } });
}
