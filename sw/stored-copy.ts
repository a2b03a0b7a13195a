import { cachedAtHeader } from "../src/lib/cached-at.ts";

/**
 * Creates the copy of `from` that goes into a cache: its body, media type, size in bytes and time of storing. Other
 * headers are dropped, because a `Vary` header, for example, could later hide the copy.
 */
export function storedCopy(body: Blob, from: Response, now: Date): Response {
  const headers = new Headers({ [cachedAtHeader]: now.toISOString(), "Content-Length": String(body.size) });
  const type = from.headers.get("Content-Type");
  if (type) headers.set("Content-Type", type);
  return new Response(body, { headers });
}

/** Milliseconds since `copy` was stored. Infinity for a response that `storedCopy` did not create. */
export function ageOf(copy: Response, now: Date): number {
  const storedAt = Date.parse(copy.headers.get(cachedAtHeader) ?? "");
  return Number.isNaN(storedAt) ? Infinity : now.getTime() - storedAt;
}

/** The size of a stored copy's body. */
export function bytesOf(copy: Response): number {
  return Number(copy.headers.get("Content-Length") ?? 0);
}

/** Whether this response may be stored: it is complete and readable, and the server does not forbid it. */
export function mayBeStored(response: Response): boolean {
  return response.status === 200 && !/\bno-store\b/i.test(response.headers.get("Cache-Control") ?? "");
}

/** Whether it may be stored and its media type matches. An HTML page, for example, is neither a picture nor a script. */
export function mayBeStoredAs(type: RegExp, response: Response): boolean {
  return mayBeStored(response) && type.test(response.headers.get("Content-Type") ?? "");
}
