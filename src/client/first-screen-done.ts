import type { QueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import { pageIsIdle } from "../lib/page-is-idle.ts";
import { createStore } from "../lib/store.ts";

/** Without any news of a query for this long, the answers still missing no longer hold up the rest of the page. */
const calmMs = 2_000;

/** The longest time that the first queries may hold up the rest of the page. */
const longestWaitMs = 10_000;

/** True for the rest of this document's life: when the player returns to a page, its first screen is already done. */
const isDone = createStore(false);

/**
 * Watches for the end of the first screen: the page has loaded, the first queries have succeeded or failed, and their
 * data is rendered; or those still missing are taking too long. Call it after the first queries have started. Returns a cancel function.
 */
export function watchFirstScreen(queryClient: QueryClient): () => void {
  const finish = () => {
    stop();
    isDone.set(true);
  };
  const look = () => {
    if (document.readyState !== "complete") return;
    clearTimeout(calm);
    if (queryClient.isFetching() > 0) {
      calm = setTimeout(finish, calmMs);
      return;
    }
    stop();
    // Rendering the data takes time. The browser is idle when that is done.
    void pageIsIdle(5_000).then(finish);
  };
  let calm: ReturnType<typeof setTimeout> | undefined;
  const late = setTimeout(finish, longestWaitMs);
  const unsubscribe = queryClient.getQueryCache().subscribe(look);
  const stop = () => {
    clearTimeout(late);
    clearTimeout(calm);
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
