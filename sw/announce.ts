import { cachedAtHeader } from "../src/lib/cached-at.ts";
import { tellPages } from "./tell-pages.ts";

/** Tells the pages that `name` has been stored anew, and whether its content changed. */
export async function announce(
  name: string,
  newer: Response,
  older: Response | null | undefined,
): Promise<void> {
  await tellPages({
    type: "CACHE_UPDATED",
    name,
    at: newer.headers.get(cachedAtHeader) ?? new Date().toISOString(),
    changed: !(await sameBody(newer, older)),
  });
}

/** Whether both bodies are the same text; uses neither of them up. */
export async function sameBody(
  one: Response,
  other: Response | null | undefined,
): Promise<boolean> {
  if (!other) return false;
  const [first, second] = await Promise.all([one.clone().text(), other.clone().text()]);
  return first === second;
}
