import { createStore, type ReadableStore } from "../lib/store.ts";

const count = createStore(0);

/** How many calls in progress the player is waiting for. The loading bar shows while it is above 0. */
export const callsUnderWay: ReadableStore<number> = count;

/** Adds one to the count. Returns a function that takes it off again; calling that twice has no further effect. */
export function beginLoading(): () => void {
  let running = true;
  count.set(count.get() + 1);
  return () => {
    if (running) count.set(count.get() - 1);
    running = false;
  };
}
