import { readOptions } from "../../client/query.ts";
import { casinoCategoryList, casinoGamesList } from "../../contract/casino.ts";
import { habaneroGetJackpots } from "../../contract/habanero.ts";

/** The category whose games are the quick access (spec §9); it is no shelf of its own. */
export const quickAccessCategory = "94";

/** How many games a shelf shows of its category (spec §9). */
export const previewLimit = 10;

/** How often the jackpot is asked for while somebody looks at it, in milliseconds. */
export const jackpotInterval = 30_000;

export const casinoCategories = () =>
  readOptions(casinoCategoryList, { limit: 100, offset: 0 }, { whole: true });

export const quickAccessGames = () =>
  readOptions(
    casinoGamesList,
    { limit: 50, offset: 0, categoryID: quickAccessCategory },
    { whole: true },
  );

/** The games that stand for a category on its shelf. */
export const categoryPreview = (categoryID: string) =>
  readOptions(casinoGamesList, { limit: previewLimit, offset: 0, categoryID });

export const jackpots = () =>
  readOptions(habaneroGetJackpots, {}, { staleTime: jackpotInterval });
