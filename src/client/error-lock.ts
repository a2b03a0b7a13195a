import { createStore, type ReadableStore } from "../lib/store.ts";

const lock = createStore(false);

/**
 * The global error lock (spec §4): after an HTTP 500 no further request leaves the page until the
 * player lifts the lock. It belongs to this page and does not outlive a reload.
 */
export const errorLock: ReadableStore<boolean> = lock;

export function setErrorLock(): void {
  lock.set(true);
}

/**
 * The player's way out: requests are sent again. What failed meanwhile is the caller's to repeat.
 */
export function liftErrorLock(): void {
  lock.set(false);
}
