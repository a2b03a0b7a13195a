import { notifyManager, onlineManager, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { failureOf } from "../client/failure.ts";
import { retryDelay, shouldRetry } from "../client/retry.ts";

/** Query decides alone when data is stale; the worker only stands in for the network. */
export function createQueryClient(): QueryClient {
  // Query takes the device to be online; opened offline, it would miss that the network came back.
  onlineManager.setOnline(navigator.onLine);
  notifyManager.setScheduler(inOneTask());
  return new QueryClient({
    queryCache: new QueryCache({ onError: tell }),
    defaultOptions: {
      queries: {
        // As long as the page lives: a timer for each, set and cleared as sections come and go, would cost more.
        gcTime: Infinity,
        retry: shouldRetry,
        retryDelay,
        // The worker may hold an answer: a query runs and fails by itself rather than pause unseen.
        networkMode: "always",
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/** What the operator refuses is told to the player. It is rare: its code comes when it is needed. */
function tell(reason: unknown, query: unknown): void {
  const kind = failureOf(reason)?.kind;
  if (kind !== "refused" && kind !== "not-authorised") return;
  import("./tell-refusal.ts").then(
    ({ tellRefusal }) => tellRefusal(query as Query),
    () => undefined,
  );
}

/** Query would take a task, and so a timer, for each of the dozens of queries that a page begins with. */
function inOneTask() {
  let waiting: (() => void)[] = [];
  const tellAll = () => {
    const all = waiting;
    waiting = [];
    for (const tell of all) tell();
  };
  return (tell: () => void) => {
    if (waiting.push(tell) === 1) setTimeout(tellAll);
  };
}
