import { readOptions } from "../../api/query.ts";
import { casinoGamesList } from "../../contract/casino.ts";
import { cmsGetTournaments } from "../../contract/cms.ts";
import { beginOf, endOf, type Period } from "../../lib/period.ts";

/** Includes upcoming and concluded tournaments; at most 50 (product.md 9.3). */
export const allTournaments = { SiteType: "desktop", limit: 50, offset: 0 } as const;

export const tournaments = () => readOptions(cmsGetTournaments, allTournaments, { whole: true });

/**
 * The first games of the catalogue, as many as one answer may hold, because the contract has no request for games by
 * id. They are too large for the persisted cache; the service worker caches them.
 */
export const catalogueGames = () => readOptions(casinoGamesList, { limit: 500, offset: 0 }, { persist: false });

/** The state of a tournament at a moment (product.md 4.10). */
export type TournamentState = "upcoming" | "active" | "concluded";

/**
 * Returns the state of a tournament at `nowMs` (milliseconds since 1970): upcoming before its start, concluded from its
 * end, active in between. A tournament whose dates cannot be parsed is concluded, so that it is never announced as
 * running.
 */
export function classifyTournament(tournament: Period, nowMs: number): TournamentState {
  const begin = beginOf(tournament);
  const end = endOf(tournament);
  if (Number.isNaN(begin) || Number.isNaN(end) || end <= nowMs) return "concluded";
  return nowMs < begin ? "upcoming" : "active";
}

/** The tournaments that run at `nowMs`, sorted by their end. */
export function runningTournaments<Tournament extends Period>(
  tournaments: readonly Tournament[],
  nowMs: number,
): Tournament[] {
  return tournaments
    .filter((tournament) => classifyTournament(tournament, nowMs) === "active")
    .toSorted((one, other) => endOf(one) - endOf(other) || 0);
}
