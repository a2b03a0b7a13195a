import { beginOf, endOf, type Period } from "../../lib/period.ts";
import { classifyTournament, runningTournaments, type TournamentState } from "./tournaments-queries.ts";

/**
 * Groups the tournaments by their state at `nowMs` (milliseconds since 1970). Active ones are sorted by their end,
 * upcoming ones by their start, and concluded ones latest first.
 */
export function tournamentsByState<Tournament extends Period>(
  tournaments: readonly Tournament[],
  nowMs: number,
): Readonly<Record<TournamentState, readonly Tournament[]>> {
  const inState = (state: TournamentState) =>
    tournaments.filter((tournament) => classifyTournament(tournament, nowMs) === state);
  return {
    active: runningTournaments(tournaments, nowMs),
    upcoming: inState("upcoming").toSorted((one, other) => beginOf(one) - beginOf(other) || 0),
    concluded: inState("concluded").toSorted((one, other) => endOf(other) - endOf(one) || 0),
  };
}
