import { readOptions } from "../../../client/query.ts";
import { casinoGamesList, type SlotGame } from "../../../contract/casino.ts";
import { livecasinoGameTableList, type LiveTable } from "../../../contract/livecasino.ts";
import { withCopy } from "../../shared/favourites/offline-copy.ts";
import type { PageQuery } from "../grid/use-visible-pages.ts";

/** How many are asked for at a time (spec §9). */
export const favouritesPerPage = 100;

/** The first page is kept for the player to see without a network, too. */
export const favouriteGames = (offset: number, limit: number): PageQuery<SlotGame> =>
  kept("games", offset, readOptions(casinoGamesList, { favorites: true, limit, offset }));

export const favouriteTables = (offset: number, limit: number): PageQuery<LiveTable> =>
  kept("tables", offset, readOptions(livecasinoGameTableList, { favorites: true, limit, offset }));

function kept<Item>(name: string, offset: number, query: object): PageQuery<Item> {
  return (offset === 0 ? withCopy(name, query) : query) as PageQuery<Item>;
}
