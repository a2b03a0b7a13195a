import type { Store } from "./store.ts";
import { mayBeStored, storedCopy } from "./stored-copy.ts";

/**
 * The stored copy, else the network's answer. It is stored when it is of the right media type: an opaque response counts
 * as megabytes against the quota, and a page of HTML is neither a picture nor a script.
 */
export async function cacheFirst(
  store: Store,
  type: RegExp,
  request: Request,
  event: ExtendableEvent,
): Promise<Response> {
  const stored = await store.match(request);
  if (stored) return stored;
  const response = await fetch(request);
  if (mayBeStored(response) && type.test(response.headers.get("Content-Type") ?? "")) {
    event.waitUntil(keep(response.clone()));
  }
  return response;

  async function keep(received: Response): Promise<void> {
    // A body that breaks off is not stored.
    const body = await received.blob().catch(() => undefined);
    if (body) await store.put(request, storedCopy(body, received, new Date()));
  }
}
