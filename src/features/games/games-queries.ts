import { readOptions } from "../../api/query.ts";
import { casinoCategoryList, casinoGamesList } from "../../contract/casino.ts";
import type { Category } from "../../contract/games.ts";
import { habaneroGetJackpots } from "../../contract/habanero.ts";

/** The category of the quick access games (product.md 9.3). It has no shelf of its own. */
export const quickAccessCategory = "94";

/** The number of games on a category's shelf (product.md 9.3). */
export const previewLimit = 10;

/** How often the jackpot is refetched while it is on screen, in milliseconds. */
export const jackpotIntervalMs = 30_000;

export const casinoCategories = () => readOptions(casinoCategoryList, { limit: 100, offset: 0 }, { whole: true });

export const quickAccessGames = () =>
  readOptions(casinoGamesList, { limit: 50, offset: 0, categoryID: quickAccessCategory }, { whole: true });

/** The games on a category's shelf. */
export const categoryPreview = (categoryID: string) =>
  readOptions(casinoGamesList, { limit: previewLimit, offset: 0, categoryID });

export const jackpots = () => readOptions(habaneroGetJackpots, {}, { staleTime: jackpotIntervalMs });

/** Returns the categories that get a shelf, in the operator's order: those with games, except quick access. */
export function shelfCategories(categories: readonly Category[]): Category[] {
  return categories.filter(({ CategoryID, count }) => count > 0 && CategoryID !== quickAccessCategory);
}
