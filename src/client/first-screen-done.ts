import type { QueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import { pageIsIdle } from "../lib/page-is-idle.ts";
import { createStore } from "../lib/store.ts";

/** In milliseconds: the longest time that one missing answer may hold up the rest of the page. */
const longestWait = 10_000;

/** True for the rest of this document's life: when the player returns to a page, its first screen is already done. */
const isDone = createStore(false);

/**
 * Watches for the end of the first screen: the page has loaded, the first queries have succeeded or failed, and their
 * data is rendered; or a timeout has passed. Call it after the first queries have started. Returns a cancel function.
 */
export function watchFirstScreen(queryClient: QueryClient): () => void {
  const finish = () => isDone.set(true);
  const look = () => {
    if (document.readyState !== "complete" || queryClient.isFetching() > 0) return;
    stop();
    // Data renders in small steps; the browser is idle when they are done.
    void pageIsIdle(5_000).then(finish);
  };
  const late = setTimeout(finish, longestWait);
  const unsubscribe = queryClient.getQueryCache().subscribe(look);
  const stop = () => {
    clearTimeout(late);
    unsubscribe();
    window.removeEventListener("load", look);
  };
  window.addEventListener("load", look);
  look();
  return stop;
}

/** Returns true once the first screen is done, so that everything it does not need can load. */
export function useFirstScreenDone(): boolean {
  const [done, setDone] = useState(isDone.get);
  useEffect(() => {
    // All components that waited render in small steps.
    const follow = () => startTransition(() => setDone(isDone.get));
    follow();
    return isDone.subscribe(follow);
  }, []);
  return done;
}
