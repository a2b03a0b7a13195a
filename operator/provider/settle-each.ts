import { describeFault } from "../describe-fault.ts";
import { type StepBack, stepBack } from "./step-back.ts";

export interface Settling<Due> {
  /** What the log calls one of them: `coupon 12`. */
  readonly nameOf: (one: Due) => string;
  readonly settle: (one: Due) => Promise<unknown>;
  /** Puts off one that could not be settled. */
  readonly putOff: (one: Due, later: StepBack) => Promise<unknown>;
  readonly now: Date;
  readonly log: (line: string) => void;
}

/**
 * Settles what is due, one after the other. What goes wrong with one is logged and keeps no other waiting: it
 * steps back, and is tried again later.
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
