import { describeFault } from "../describe-fault.ts";

/**
 * Settles what is due, one after the other. What goes wrong with one is logged and keeps no other waiting: it
 * stays due, and is tried again at the next look.
 *
 * @param nameOf what the log calls one of them: `coupon 12`.
 */
export async function settleEach<Due>(
  due: readonly Due[],
  nameOf: (one: Due) => string,
  settle: (one: Due) => Promise<unknown>,
  log: (line: string) => void,
): Promise<void> {
  for (const one of due) {
    try {
      await settle(one);
    } catch (error) {
      log(`Settling ${nameOf(one)} failed: ${describeFault(error, null)}`);
    }
  }
}
