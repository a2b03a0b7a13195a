import type { QueryClient } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { whenIdle } from "../lib/when-idle.ts";
import { createStore, type ReadableStore } from "../lib/store.ts";
import { useStore } from "../hooks/use-store.ts";

/** The longest time that the first queries may hold up the rest of the page, in milliseconds. */
const longestWaitMs = 5_000;

const isDone = createStore(false);
/** True for the rest of this document's life: when the player returns to a page, its first screen is already done. */
export const firstScreenDone: ReadableStore<boolean> = isDone;

/**
 * Watches for the end of the first screen: the page has loaded, its queries have ended, and their answers are rendered; or it
 * takes too long. Call it after the first queries have started. Returns a cancel function.
 */
export function watchFirstScreen(queryClient: QueryClient): () => void {
  const finish = () => {
    stop();
    isDone.set(true);
  };
  const check = async () => {
    if (queryClient.isFetching() > 0) return;
    await whenIdle();
    // An answer often leads to another query, whose end is checked in turn.
    if (queryClient.isFetching() === 0) finish();
  };
  const late = setTimeout(finish, longestWaitMs);
  const unsubscribe = queryClient.getQueryCache().subscribe(() => void check());
  const stop = () => {
    clearTimeout(late);
    unsubscribe();
  };
  void check();
  return stop;
}

/**
 * Returns true once the first screen is done, so that everything it does not need can load. The value is deferred, because
 * React renders a change of a store in one go, and much of the page renders at this change.
 */
export function useFirstScreenDone(): boolean {
  return useDeferredValue(useStore(isDone));
}
