import type { Category } from "../../contract/games.ts";
import { quickAccessCategory } from "./queries.ts";

/** The categories that get a shelf, in the operator's order: those with games, quick access aside. */
export function shelfCategories(categories: readonly Category[]): Category[] {
  return categories.filter(
    ({ CategoryID, count }) => count > 0 && CategoryID !== quickAccessCategory,
  );
}
