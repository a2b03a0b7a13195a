import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** How long no query may be running, in milliseconds: an answer often leads to another query. */
const calm = 1200;

/**
 * Returns true once the first screen is complete: no query has been running for a moment and the browser is idle.
 * Data that nobody is waiting for is fetched then.
 */
export function useFirstIdle(): boolean {
  const [idle, setIdle] = useState(false);
  const fetching = useIsFetching() > 0;
  useEffect(() => {
    if (idle || fetching) return;
    let request: number | undefined;
    const timer = setTimeout(() => {
      // Some versions of Safari do not have it.
      if (typeof requestIdleCallback !== "function") return setIdle(true);
      request = requestIdleCallback(() => setIdle(true), { timeout: 2000 });
    }, calm);
    return () => {
      clearTimeout(timer);
      if (request !== undefined) cancelIdleCallback(request);
    };
  }, [idle, fetching]);
  return idle;
}
