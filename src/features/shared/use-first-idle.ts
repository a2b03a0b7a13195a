import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** How long nothing must have been fetched, in milliseconds: one answer often asks the next question. */
const calm = 1200;

/**
 * True once the first screen is complete: no query has been under way for a moment and the browser has
 * nothing better to do. What nobody waits for is fetched then.
 */
export function useFirstIdle(): boolean {
  const [idle, setIdle] = useState(false);
  const fetching = useIsFetching() > 0;
  useEffect(() => {
    if (idle || fetching) return;
    let request: number | undefined;
    const timer = setTimeout(() => {
      // Not in every Safari.
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
