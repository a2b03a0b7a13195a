import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { pageIsIdle } from "../lib/page-is-idle.ts";

/** How long no query may be running, in milliseconds: an answer often leads to another query. */
const calmMs = 1200;

/**
 * Returns true once the first screen is complete: no query has been running for a moment and the browser is idle. Data
 * that the player is not waiting for is fetched then.
 */
export function useFirstIdle(): boolean {
  const [idle, setIdle] = useState(false);
  const fetching = useIsFetching() > 0;
  useEffect(() => {
    if (idle || fetching) return;
    let isCancelled = false;
    const timer = setTimeout(async () => {
      await pageIsIdle(2_000);
      if (!isCancelled) setIdle(true);
    }, calmMs);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [idle, fetching]);
  return idle;
}
