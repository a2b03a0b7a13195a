import { describeFault } from "../describe-fault.ts";
import { type StepBack, stepBack } from "./step-back.ts";

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
