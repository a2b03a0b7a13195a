import { beginOf, endOf, type Period } from "../shared/period.ts";

/** Where a tournament stands at a moment (spec §4). */
export type TournamentState = "upcoming" | "active" | "concluded";

/**
 * Classifies a tournament by the clock that is passed in (milliseconds since 1970): upcoming before its
 * start, concluded from its end on, active in between. One whose dates cannot be read is concluded: it
 * is never announced as running.
 */
export function classifyTournament(tournament: Period, now: number): TournamentState {
  const begin = beginOf(tournament);
  const end = endOf(tournament);
  if (Number.isNaN(begin) || Number.isNaN(end) || end <= now) return "concluded";
  return now < begin ? "upcoming" : "active";
}

/** The tournaments that run at `now`, those that end first in front. */
export function runningTournaments<Tournament extends Period>(
  tournaments: readonly Tournament[],
  now: number,
): Tournament[] {
  return tournaments
    .filter((tournament) => classifyTournament(tournament, now) === "active")
    .toSorted((one, other) => endOf(one) - endOf(other) || 0);
}
