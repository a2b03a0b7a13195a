import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { networkIfStorageFails, type Passing } from "./answers.ts";
import { daySeconds, publicCaches } from "./caches.ts";
import { operatorConfig } from "./operator-config.ts";
import { mayBeStored } from "../src/contract/storable-answer.ts";

const pictures = new CacheFirst({
  cacheName: publicCaches.images,
  matchOptions: { ignoreVary: true },
  plugins: [
    // Game art is 10 to 80 kB, so up to about 50 MB.
    new ExpirationPlugin({ maxEntries: 1_000, maxAgeSeconds: 30 * daySeconds, purgeOnQuotaError: true }),
    {
      // An opaque response counts as megabytes against the quota, and an HTML page is neither picture nor font.
      cacheWillUpdate: async ({ response }) =>
        mayBeStored(response) && /^(image|font)\//.test(response.headers.get("Content-Type") ?? "") ? response : null,
    },
    networkIfStorageFails,
  ],
});

/** Game art, slides and logos from this origin and the operator's `imageOrigins`, and the font of its brand. */
export function serveImages(): void {
  registerRoute(
    ({ request, url, sameOrigin }) =>
      (request.destination === "image" || request.destination === "font") &&
      !(sameOrigin && url.pathname.startsWith("/endpoint/")),
    answerPicture,
  );
}

export async function answerPicture({ request, event }: Passing): Promise<Response> {
  const { origin } = new URL(request.url);
  if (origin === location.origin) return pictures.handle({ request, event });
  const { imageOrigins } = await operatorConfig();
  if (!imageOrigins.includes(origin)) return fetch(request);
  // An <img> requests without CORS. A CORS response is readable, and works for the <img> as well.
  const readable = new Request(request.url, { mode: "cors", credentials: "omit", cache: request.cache });
  // Pictures from an origin without CORS are shown but not stored.
  return pictures.handle({ request: readable, event }).catch(() => fetch(request));
}
