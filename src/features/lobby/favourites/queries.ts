import { type ReadOptions, readOptions } from "../../../client/query.ts";
import { casinoGamesList, type SlotGame } from "../../../contract/casino.ts";
import { livecasinoGameTableList, type LiveTable } from "../../../contract/livecasino.ts";

/** How many are asked for at a time (spec §9). */
export const favouritesPerPage = 100;

/** The first page is kept for the player to see without a network, too. */
export const favouriteGames = (offset: number, limit: number): ReadOptions<SlotGame[]> =>
  readOptions(casinoGamesList, { favorites: true, limit, offset }, { persist: offset === 0, whole: true });

export const favouriteTables = (offset: number, limit: number): ReadOptions<LiveTable[]> =>
  readOptions(
    livecasinoGameTableList,
    { favorites: true, limit, offset },
    { persist: offset === 0, whole: true },
  );
