import { sql } from "kysely";
import { describeFault } from "./faults.ts";

export interface Settling<Due> {
  /** A name for the log, such as `coupon 12`. */
  readonly nameOf: (one: Due) => string;
  readonly settle: (one: Due) => Promise<unknown>;
  /** Postpones an entry that could not be settled. */
  readonly putOff: (one: Due, later: StepBack) => Promise<unknown>;
  readonly now: Date;
  readonly log: (line: string) => void;
}

/**
 * Settles the due entries one after the other. A failure is logged and does not stop the others; that entry is
 * postponed.
 */
export async function settleEach<Due extends { readonly settle_failures: number }>(
  due: readonly Due[],
  { nameOf, settle, putOff, now, log }: Settling<Due>,
): Promise<void> {
  for (const one of due) {
    try {
      await settle(one);
    } catch (error) {
      log(`Settling ${nameOf(one)} failed: ${describeFault(error, null)}`);
      await putOff(one, stepBack(one.settle_failures, now));
    }
  }
}

/** When to settle a coupon or a round: when it is due, or at the time to which it was postponed. */
export const toSettle = sql<Date>`coalesce(settle_after, due_at)`;

/**
 * The backoff of an entry that could not be settled `settle_failures` times: the next attempt is not before
 * `settle_after`.
 */
interface StepBack {
  readonly settle_failures: number;
  readonly settle_after: Date;
}

const longestPauseMs = 3_600_000;

/**
 * Computes the backoff after one more failure: two seconds after the first, doubled each time, at most an hour. So
 * entries that can never be settled do not hold up the others.
 *
 * @param failures the number of failures before this one.
 */
export function stepBack(failures: number, now: Date): StepBack {
  const settle_failures = failures + 1;
  const pauseMs = Math.min(1_000 * 2 ** settle_failures, longestPauseMs);
  return { settle_failures, settle_after: new Date(now.getTime() + pauseMs) };
}
