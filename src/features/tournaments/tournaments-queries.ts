import { readOptions } from "../../api/query.ts";
import { casinoGamesList } from "../../contract/casino.ts";
import { cmsGetTournaments } from "../../contract/cms.ts";

/** Includes upcoming and concluded tournaments; at most 50 (product.md 9.3). */
export const allTournaments = { SiteType: "desktop", limit: 50, offset: 0 } as const;

export const tournaments = () => readOptions(cmsGetTournaments, allTournaments, { whole: true });

/**
 * The first games of the catalogue, as many as one answer may hold, because the contract has no request for games by
 * id. They are too large for the persisted cache; the service worker caches them.
 */
export const catalogueGames = () =>
  readOptions(casinoGamesList, { limit: 500, offset: 0 }, { persist: false });
