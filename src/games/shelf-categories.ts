import type { Category } from "../contract/games.ts";
import { quickAccessCategory } from "./queries.ts";

/**
 * Returns the categories that get a shelf, in the operator's order: those with games, except quick access. An operator
 * may list one twice, but two shelves with one React key would stay on the page when the list changes.
 */
export function shelfCategories(categories: readonly Category[]): Category[] {
  const shelves = new Map<string, Category>();
  for (const category of categories) {
    const { CategoryID, count } = category;
    if (count > 0 && CategoryID !== quickAccessCategory && !shelves.has(CategoryID)) shelves.set(CategoryID, category);
  }
  return [...shelves.values()];
}
