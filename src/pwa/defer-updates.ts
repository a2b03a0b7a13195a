import { createStore, type ReadableStore } from "../lib/store.ts";
import { updateHoldLock } from "../lib/worker-messages.ts";

/** Why this page must not be reloaded now. */
export type HoldReason = "game" | "submission" | "form";

interface Hold {
  readonly reason: HoldReason;
}

const holds = createStore<readonly Hold[]>([]);
/** The active holds of this page. Empty if an update may reload it. */
export const updateHolds: ReadableStore<readonly Hold[]> = holds;

/**
 * Prevents worker updates, and the reloads they cause, until the returned function is called. Other tabs cannot start
 * an update meanwhile either. Several holds can be active, and releasing one twice is harmless.
 */
export function deferUpdates(reason: HoldReason): () => void {
  const hold: Hold = { reason };
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // The browser releases the lock when this tab closes. It rejects the request if the page is being left; such a page
  // has nothing to hold back.
  void navigator.locks?.request(updateHoldLock, { mode: "shared" }, () => released).catch(() => {});
  holds.set([...holds.get(), hold]);
  return () => {
    release();
    holds.set(holds.get().filter((other) => other !== hold));
  };
}
