import { readOptions } from "../../client/query.ts";
import { casinoGamesList } from "../../contract/casino.ts";
import { cmsGetTournaments } from "../../contract/cms.ts";

/** Upcoming and concluded ones too; 50 are asked for (spec §9). */
export const allTournaments = { SiteType: "desktop", limit: 50, offset: 0 } as const;

export const tournaments = () => readOptions(cmsGetTournaments, allTournaments, { whole: true });

/**
 * The catalogue's first games, as many as one answer may hold: the contract has no way to ask for games
 * by id. Too large for the persisted cache; the worker keeps it.
 */
export const catalogueGames = () =>
  readOptions(casinoGamesList, { limit: 500, offset: 0 }, { persist: false });
