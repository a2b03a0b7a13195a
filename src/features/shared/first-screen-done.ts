import type { QueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import { createStore } from "../../lib/store.ts";

/** Milliseconds; Safari has no idle callbacks. */
const laterWithoutIdle = 500;

/** Milliseconds: so long one answer that does not come may hold up the rest of the page. */
const longestWait = 10_000;

/** Of this document: a page that the player comes back to has its first screen. */
const isDone = createStore(false);

/**
 * Watches for the end of the first screen: the page is loaded, the first queries have ended, well or badly, and their
 * answers are rendered; or all that takes too long. To be started once the first queries have been. Returns how to
 * call it off.
 */
export function watchFirstScreen(queryClient: QueryClient): () => void {
  const finish = () => isDone.set(true);
  const look = () => {
    if (document.readyState !== "complete" || queryClient.isFetching() > 0) return;
    stop();
    // Answers render in small steps: the page is idle when they are through.
    if ("requestIdleCallback" in window) requestIdleCallback(finish, { timeout: 5_000 });
    else setTimeout(finish, laterWithoutIdle);
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

/** True once the first screen is there: what it does without may come now. */
export function useFirstScreenDone(): boolean {
  const [done, setDone] = useState(isDone.get);
  useEffect(() => {
    // All who waited render in small steps.
    const follow = () => startTransition(() => setDone(isDone.get));
    follow();
    return isDone.subscribe(follow);
  }, []);
  return done;
}
