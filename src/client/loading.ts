import { createStore, type ReadableStore } from "../lib/store.ts";

const count = createStore(0);

/**
 * How many calls are under way that the player waits for; the loading bar shows while it is not 0.
 */
export const callsUnderWay: ReadableStore<number> = count;

/** Counts one call in; the result counts it out again, however often it is called. */
export function beginLoading(): () => void {
  let running = true;
  count.set(count.get() + 1);
  return () => {
    if (running) count.set(count.get() - 1);
    running = false;
  };
}
