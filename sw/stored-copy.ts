import type { WorkboxPlugin } from "workbox-core/types.js";
import { cachedAtHeader } from "../src/lib/cached-at.ts";

/**
 * What goes into a cache instead of the response itself: its body and type, and when it was stored. No
 * other header of the server is kept, so that no `Vary` hides the copy later and its age is ours to tell.
 */
export function storedCopy(body: BodyInit | null, from: Response, now: Date): Response {
  const headers = new Headers({ [cachedAtHeader]: now.toISOString() });
  const type = from.headers.get("Content-Type");
  if (type) headers.set("Content-Type", type);
  return new Response(body, { headers });
}

/** Milliseconds since `copy` was stored; infinite for something that we did not store. */
export function ageOf(copy: Response, now: Date): number {
  const storedAt = Date.parse(copy.headers.get(cachedAtHeader) ?? "");
  return Number.isNaN(storedAt) ? Infinity : now.getTime() - storedAt;
}

/** Whether the server lets this response be stored at all: complete, readable and not forbidden. */
export function mayBeStored(response: Response): boolean {
  return (
    response.status === 200 && !/\bno-store\b/i.test(response.headers.get("Cache-Control") ?? "")
  );
}

/**
 * Stores only what may be stored and is of the right type: an opaque response counts as megabytes against
 * the quota, and a page of HTML is neither a picture nor a script.
 */
export function keepsFiles(type: RegExp): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) =>
      mayBeStored(response) && type.test(response.headers.get("Content-Type") ?? "")
        ? storedCopy(response.body, response, new Date())
        : null,
  };
}
