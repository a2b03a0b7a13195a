import type { Store } from "./store.ts";
import { mayBeStoredAs, storedCopy } from "./stored-copy.ts";
import type { Waiting } from "./routes.ts";

/**
 * Answers with the stored copy, otherwise from the network. The answer is stored if its media type matches: an opaque
 * response counts as megabytes against the quota, and an HTML page is neither a picture nor a script.
 */
export async function cacheFirst(
  store: Store,
  type: RegExp,
  request: Request,
  event: Waiting,
): Promise<Response> {
  const stored = await store.match(request);
  if (stored) return stored;
  const response = await fetch(request);
  if (mayBeStoredAs(type, response)) event.waitUntil(keep(response.clone()));
  return response;

  async function keep(received: Response): Promise<void> {
    // An incomplete body is not stored.
    const body = await received.blob().catch(() => undefined);
    if (body) await store.put(request, storedCopy(body, received, new Date()));
  }
}
