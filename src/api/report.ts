import type { DroppedItem } from "../contract/list.ts";

/**
 * What monitoring counts: where a problem was (see `report`), the problem, and how many rows of a list it cost. The problem of a
 * call is its `Failure`. Messages are never sent, see shell/monitoring/batch.ts.
 */
export type Sighting = readonly [source: string, problem: unknown, droppedRows?: number];

/** What has been noted while nobody follows it. */
let early: Sighting[] = [];
let follower: ((sighting: Sighting) => void) | undefined;

/** Tells monitoring of a problem, or remembers it until monitoring has loaded. */
export function noteSighting(...sighting: Sighting): void {
  if (follower) follower(sighting);
  else early.push(sighting);
}

/**
 * Passes everything that is noted from now on to `next`; without it, remembers it. Returns what has been noted before and
 * nobody has followed.
 */
export function followSightings(next?: (sighting: Sighting) => void): readonly Sighting[] {
  const before = early;
  early = [];
  follower = next;
  return before;
}

/**
 * Tells engineers, on the console, what players need not see: what does not match the contract, and what failed in the page.
 *
 * @param source the call (`casino/games_list`) or file (`/data/partners.json`) that the problem came in, or `page`
 */
export function report(source: string, problem: unknown, droppedRows?: number): void {
  console.warn(`${source}:`, problem);
  noteSighting(source, problem, droppedRows);
}

/** Reports the items of a list that were left out because they do not match the contract. */
export function reportDropped(source: string, items: readonly DroppedItem[]): void {
  const places = items.map(({ index, issues }) => `[${index}] ${issues[0]?.message ?? "repeated"}`);
  report(source, `${items.length} items left out: ${places.join("; ")}`, items.length);
}
