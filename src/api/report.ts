import type { DroppedItem } from "../contract/list.ts";

/**
 * What monitoring counts: where a problem was (see `report`), the problem, and how many rows of a list it cost. The problem of a
 * call is its `Failure`. Messages are never sent, see shell/monitoring/batch.ts.
 */
export type Sighting = readonly [source: string, problem: unknown, droppedRows?: number];

/** Remembers what happens early. Once the first screen is done, shell/monitoring replaces `push`. */
export const sightings: Sighting[] = [];

/**
 * Tells engineers, on the console, what players need not see: what does not match the contract, and what failed in the page.
 *
 * @param source the call (`casino/games_list`) or file (`/data/partners.json`) that the problem came in, or `page`
 */
export function report(source: string, problem: unknown, droppedRows?: number): void {
  console.warn(`${source}:`, problem);
  sightings.push([source, problem, droppedRows]);
}

/** Reports the items of a list that were left out because they do not match the contract. */
export function reportDropped(source: string, items: readonly DroppedItem[]): void {
  const places = items.map(({ index, issues }) => `[${index}] ${issues[0]?.message ?? "repeated"}`);
  report(source, `${items.length} items left out: ${places.join("; ")}`, items.length);
}
