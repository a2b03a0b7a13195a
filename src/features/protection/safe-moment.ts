import type { OpenGame } from "../games/open-game.ts";
import type { SessionTimes } from "./session-times.ts";

/**
 * How long to wait, after a check is due or the game opened, in a game that does not report its rounds. Milliseconds.
 */
const silentGameMs = 60_000;

/** A round that takes longer than this, such as that of a game that has failed, is interrupted. Milliseconds. */
const longestRoundMs = 5 * 60_000;

/** When the next reality check is due, in milliseconds since 1970. */
export function checkDueAt({ startedAtMs, checkedAtMs = startedAtMs }: SessionTimes, intervalMinutes: number): number {
  return checkedAtMs + intervalMinutes * 60_000;
}

/** Whether what is due since `dueAtMs` may interrupt the player now: there is no game, or it is between two rounds. */
export function isSafeMoment(game: OpenGame | undefined, dueAtMs: number, nowMs: number): boolean {
  if (!game) return true;
  if (!game.tellsRounds) return nowMs - Math.max(dueAtMs, game.sinceMs) >= silentGameMs;
  return !game.isRoundRunning || nowMs - Math.max(dueAtMs, game.sinceMs) >= longestRoundMs;
}
