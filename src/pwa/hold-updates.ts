import { createStore, type ReadableStore } from "../lib/store.ts";
import { updateHoldLock } from "../lib/update-hold-lock.ts";

/** Why this page must not be reloaded now. */
export type HoldReason = "game" | "payment" | "form";

interface Hold {
  readonly reason: HoldReason;
}

const holds = createStore<readonly Hold[]>([]);
/** What holds updates back in this page; empty when nothing does. */
export const updateHolds: ReadableStore<readonly Hold[]> = holds;

/**
 * Keeps the worker's updates, and every reload that they bring, away from this page until the returned function is
 * called. No other tab starts an update meanwhile. Holds add up, and releasing one twice is harmless.
 */
export function holdUpdates(reason: HoldReason): () => void {
  const hold: Hold = { reason };
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // The browser releases the lock by itself when this tab is closed. It refuses one to a page that is being left, and
  // such a page has nothing to hold back.
  void navigator.locks?.request(updateHoldLock, { mode: "shared" }, () => released).catch(() => {});
  holds.set([...holds.get(), hold]);
  return () => {
    release();
    holds.set(holds.get().filter((other) => other !== hold));
  };
}
