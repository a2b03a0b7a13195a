import type { DroppedItem } from "../contract/list.ts";

/**
 * Tells engineers, on the console, what players need not see: what does not match the contract, and what failed in the page.
 *
 * @param source the call (`casino/games_list`) or file (`/data/partners.json`) that the problem came in, or `page`
 */
export function report(source: string, problem: unknown): void {
  console.warn(`${source}:`, problem);
}

/** Reports the items of a list that were left out because they do not match the contract. */
export function reportDropped(source: string, items: readonly DroppedItem[]): void {
  const places = items.map(({ index, issues }) => `[${index}] ${issues[0]?.message ?? "repeated"}`);
  report(source, `${items.length} items left out: ${places.join("; ")}`);
}
