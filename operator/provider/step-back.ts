import { sql } from "kysely";

/** When a coupon or round is to be settled: when it is due, or when it was put off to. */
export const toSettle = sql<Date>`coalesce(settle_after, due_at)`;

/** What could not be settled `settle_failures` times is not tried again before `settle_after`. */
export interface StepBack {
  readonly settle_failures: number;
  readonly settle_after: Date;
}

const longestPauseMs = 3_600_000;

/**
 * How far one more failure puts it back: two seconds after the first, twice as long after each of the next, and an
 * hour at most. So those that can never be settled leave the looks to the others.
 *
 * @param failures before this one.
 */
export function stepBack(failures: number, now: Date): StepBack {
  const settle_failures = failures + 1;
  const pause = Math.min(1_000 * 2 ** settle_failures, longestPauseMs);
  return { settle_failures, settle_after: new Date(now.getTime() + pause) };
}
