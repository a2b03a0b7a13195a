import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** Milliseconds; Safari has no idle callbacks. */
const laterWithoutIdle = 500;

/** Milliseconds: so long one answer that does not come may hold up the rest of the page. */
const longestWait = 10_000;

/** Of this document: a page that the player comes back to has its first screen. */
let wasDone = false;

/**
 * True once the page is loaded, the first queries have ended, well or badly, and their answers are rendered; or when
 * that takes too long.
 */
export function useFirstScreenDone(): boolean {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(wasDone);
  useEffect(() => {
    const finish = () => {
      wasDone = true;
      setDone(true);
    };
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
  }, [queryClient]);
  return done;
}
