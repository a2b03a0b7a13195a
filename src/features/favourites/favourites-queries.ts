import { type ReadOptions, readOptions } from "../../api/query.ts";
import { casinoGamesList, type SlotGame } from "../../contract/casino.ts";
import { livecasinoGameTableList, type LiveTable } from "../../contract/livecasino.ts";

/** The number of favourites in one request (product.md 9.3). */
export const favouritesPerPage = 100;

/**
 * The first page is stored, so that the player can see it offline. It is always refetched: a stored list may date from
 * before a change that was made a moment ago.
 */
export const favouriteGames = (offset: number, limit: number): ReadOptions<SlotGame[]> =>
  readOptions(
    casinoGamesList,
    { favorites: true, limit, offset },
    { persist: offset === 0, whole: true, staleTime: 0 },
  );

export const favouriteTables = (offset: number, limit: number): ReadOptions<LiveTable[]> =>
  readOptions(
    livecasinoGameTableList,
    { favorites: true, limit, offset },
    { persist: offset === 0, whole: true, staleTime: 0 },
  );
