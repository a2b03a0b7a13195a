import { registerQuotaErrorCallback } from "workbox-core/registerQuotaErrorCallback.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { answerWith } from "./answer-with.ts";
import { publicCaches } from "./cache-names.ts";
import { day, expiry } from "./expiry.ts";
import { operatorConfig } from "./operator-config.ts";
import { isOwn, type Passing, type Route } from "./routes.ts";
import { keepsFiles } from "./stored-copy.ts";

const cacheName = publicCaches.images;

const pictures = new CacheFirst({
  cacheName,
  // About 8 KB each at most: five megabytes.
  plugins: [expiry({ cacheName, maxEntries: 600, maxAge: 30 * day }), keepsFiles(/^image\//)],
});

// Pictures are the first to go when the device is full; the lobby's data stay.
registerQuotaErrorCallback(() => caches.delete(cacheName));

/** Game art, slides, logos: of this origin and of the operator's `imageOrigins`. */
export const images: Route = {
  method: "GET",
  matches: (request, url) =>
    request.destination === "image" && !(isOwn(url) && url.pathname.startsWith("/endpoint/")),
  answer: answerPicture,
};

export async function answerPicture({ request, url, event }: Passing): Promise<Response> {
  if (isOwn(url)) return answerWith(pictures, { request, event });
  const { imageOrigins } = await operatorConfig();
  if (!imageOrigins.includes(url.origin)) return fetch(request);
  // An <img> asks without CORS; only with it is the answer readable, and then serves the <img> as well.
  const { cache } = request;
  const readable = new Request(url, { mode: "cors", credentials: "omit", cache });
  // An origin without CORS still shows its pictures, they are just not kept.
  return answerWith(pictures, { request: readable, event }).catch(() => fetch(request));
}
