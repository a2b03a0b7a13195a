import { cacheFirst } from "./cache-first.ts";
import { publicCaches } from "./cache-names.ts";
import { operatorConfig } from "./operator-config.ts";
import { isOwn, type Passing, type Route } from "./routes.ts";
import { createStore, dayMs } from "./store.ts";

const pictures = createStore({ cacheName: publicCaches.images, maxBytes: 50_000_000, maxAgeMs: 30 * dayMs });
const type = /^image\//;

/** Game art, slides and logos from this origin and the operator's `imageOrigins`. */
export const images: Route = {
  method: "GET",
  matches: (request, url) =>
    request.destination === "image" && !(isOwn(url) && url.pathname.startsWith("/endpoint/")),
  answer: answerPicture,
};

export async function answerPicture({ request, url, event }: Passing): Promise<Response> {
  if (isOwn(url)) return cacheFirst(pictures, type, request, event);
  const { imageOrigins } = await operatorConfig();
  if (!imageOrigins.includes(url.origin)) return fetch(request);
  // An <img> requests without CORS. A CORS response is readable, and works for the <img> as well.
  const { cache } = request;
  const readable = new Request(url, { mode: "cors", credentials: "omit", cache });
  // Pictures from an origin without CORS are shown but not stored.
  return cacheFirst(pictures, type, readable, event).catch(() => fetch(request));
}
