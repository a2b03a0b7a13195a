import { beginOf, endOf, type Period } from "../../lib/period.ts";

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
