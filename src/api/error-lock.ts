import { createStore, type ReadableStore } from "../lib/store.ts";

const lock = createStore(false);

/**
 * The global error lock (product.md 4.8): after an HTTP 500 no further request is sent until the player lifts the
 * lock. It applies to this page only and does not outlive a reload.
 */
export const errorLock: ReadableStore<boolean> = lock;

export function setErrorLock(): void {
  lock.set(true);
}

/** Lets requests through again. Callers repeat the ones that failed. */
export function liftErrorLock(): void {
  lock.set(false);
}

/** Whether this page knows of an open intent. While it does, calls that tell its status pass the error lock. */
export const hasOpenIntent = /* @__PURE__ */ createStore(false);
