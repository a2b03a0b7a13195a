import { createStore, type ReadableStore } from "../lib/store.ts";

/** Why this page must not be reloaded now. */
export type HoldReason = "game" | "payment" | "form";

interface Hold {
  readonly reason: HoldReason;
}

/** Held shared by every hold of every tab, so that an update can wait for all of them. */
export const holdLock = "karo.hold-updates";

const holds = createStore<readonly Hold[]>([]);
/** What holds updates back in this page; empty when nothing does. */
export const updateHolds: ReadableStore<readonly Hold[]> = holds;

/**
 * Keeps the worker's updates, and every reload that they bring, away from this page until the returned
 * function is called; other tabs do not start an update meanwhile either. Holds add up, and releasing one
 * twice is harmless.
 */
export function holdUpdates(reason: HoldReason): () => void {
  const hold: Hold = { reason };
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // The browser gives the lock up by itself when this tab is closed. A lock that is refused (the page is
  // being left) holds nothing back.
  void navigator.locks?.request(holdLock, { mode: "shared" }, () => released).catch(() => {});
  holds.set([...holds.get(), hold]);
  return () => {
    release();
    holds.set(holds.get().filter((other) => other !== hold));
  };
}
