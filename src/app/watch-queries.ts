import type { QueryClient } from "@tanstack/react-query";
import type { CallSuccess } from "../client/call.ts";
import { failureOf } from "../client/failure.ts";
import { pageIsIdle } from "../lib/page-is-idle.ts";
import { type CallOutcome, noteOutcome, watchConnectivity } from "../pwa/connectivity.ts";
import type { Session } from "../session/session.ts";
import { recoverByItself } from "./recover.ts";

/**
 * Fetches what the page shows once more, of what the worker and the persisted cache may keep: one at a time, when the
 * page has nothing better to do.
 */
export async function refetchPublicQueries(queryClient: QueryClient): Promise<void> {
  const shown = queryClient.getQueryCache().findAll({ type: "active", predicate: ({ meta }) => meta?.["persist"] === true });
  for (const { queryKey } of shown) {
    await pageIsIdle();
    void queryClient.refetchQueries({ queryKey, exact: true, type: "active" });
  }
}

/**
 * Tells from how queries end whether the operator can be reached, beginning with those that ended already, and has the
 * page recover by itself when it can. The result ends the watch.
 */
export function watchQueries(queryClient: QueryClient, session: Session): () => void {
  const cache = queryClient.getQueryCache();
  const newest = Math.max(...cache.getAll().map(({ state }) => state.dataUpdatedAt), 0);
  watchConnectivity(newest > 0 ? new Date(newest).toISOString() : undefined);
  for (const query of cache.getAll()) {
    const outcome = outcomeOf(query.state.data, query.state.error);
    // A success may be one of an earlier visit, out of the persisted cache.
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

/** What a query's end shows of the network; undefined when nothing was asked of it. */
function outcomeOf(data: unknown, error: unknown): CallOutcome | undefined {
  const failure = failureOf(error);
  if (failure) {
    if (failure.kind === "offline" || failure.kind === "unreachable") return { kind: "lost" };
    return failure.kind === "locked" || failure.kind === "maintenance" ? undefined : { kind: "reached" };
  }
  if (!isCallSuccess(data)) return undefined;
  return data.cachedAt ? { kind: "stored", at: data.cachedAt } : { kind: "reached" };
}

/** Data files say nothing of where they came from. */
function isCallSuccess(data: unknown): data is CallSuccess<unknown> {
  return typeof data === "object" && data !== null && "dropped" in data;
}
