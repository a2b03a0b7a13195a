import type { Category } from "../contract/games.ts";
import { quickAccessCategory } from "./queries.ts";

/** Returns the categories that get a shelf, in the operator's order: those with games, except quick access. */
export function shelfCategories(categories: readonly Category[]): Category[] {
  return categories.filter(
    ({ CategoryID, count }) => count > 0 && CategoryID !== quickAccessCategory,
  );
}
