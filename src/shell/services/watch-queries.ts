import type { QueryClient } from "@tanstack/react-query";
import type { CallSuccess } from "../../api/call.ts";
import { failureOf } from "../../api/failure.ts";
import { type CallOutcome, noteOutcome, watchConnectivity } from "../../pwa/connectivity.ts";
import type { Session } from "../../session/session.ts";
import { recoverByItself } from "./recover.ts";

/**
 * Derives from the outcomes of queries whether the operator can be reached, including those that ended earlier, and
 * lets the page recover when it can. Returns a cancel function.
 */
export function watchQueries(queryClient: QueryClient, session: Session): () => void {
  const cache = queryClient.getQueryCache();
  const newest = Math.max(...cache.getAll().map(({ state }) => state.dataUpdatedAt), 0);
  watchConnectivity(newest > 0 ? new Date(newest).toISOString() : undefined);
  for (const query of cache.getAll()) {
    const outcome = outcomeOf(query.state.data, query.state.error);
    // A success may come from the persisted cache of an earlier visit.
    if (outcome && outcome.kind !== "reached") noteOutcome(outcome);
  }
  const leave = cache.subscribe((event) => {
    if (event.type !== "updated") return;
    const { type } = event.action;
    if (type !== "success" && type !== "error") return;
    const { data, error } = event.query.state;
    const outcome = outcomeOf(data, error);
    if (outcome) noteOutcome(outcome);
  });
  const stop = recoverByItself(queryClient, session);
  return () => {
    leave();
    stop();
  };
}

/** What the outcome of a query reveals about the network. Undefined if no request was sent. */
function outcomeOf(answer: unknown, error: unknown): CallOutcome | undefined {
  const failure = failureOf(error);
  if (failure) {
    if (failure.kind === "offline" || failure.kind === "unreachable") return { kind: "lost" };
    return failure.kind === "locked" || failure.kind === "maintenance" ? undefined : { kind: "reached" };
  }
  const data = firstAnswer(answer);
  if (!isCallSuccess(data)) return undefined;
  return data.cachedAt ? { kind: "stored", at: data.cachedAt } : { kind: "reached" };
}

/** Data files carry no information about where they came from. */
function isCallSuccess(data: unknown): data is CallSuccess<unknown> {
  return typeof data === "object" && data !== null && "dropped" in data;
}

/** The answer in a query's data. For a list that is read in pages (api/use-list-pages.ts), its first page. */
function firstAnswer(data: unknown): unknown {
  const { pages } = (data ?? {}) as { readonly pages?: readonly unknown[] };
  return pages ? pages[0] : data;
}
