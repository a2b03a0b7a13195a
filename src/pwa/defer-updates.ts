import { createStore, type ReadableStore } from "../lib/store.ts";
import { updateHoldLock } from "../lib/worker-messages.ts";

const holds = createStore(0);
/** How many games, submissions and begun forms of this page are open. At 0 an update may reload it. */
export const updateHolds: ReadableStore<number> = holds;

/**
 * Prevents worker updates, and the reloads they cause, until the returned function is called. Other tabs cannot start
 * an update meanwhile either. Several holds can be active, and releasing one twice is harmless.
 */
export function deferUpdates(): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // The browser releases the lock when this tab closes. It rejects the request if the page is being left; such a page
  // has nothing to hold back.
  void navigator.locks?.request(updateHoldLock, { mode: "shared" }, () => released).catch(() => {});
  holds.set(holds.get() + 1);
  let isOpen = true;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    release();
    holds.set(holds.get() - 1);
  };
}
