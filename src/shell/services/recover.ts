import { focusManager, type Query, type QueryClient } from "@tanstack/react-query";
import type { CallSuccess } from "../../api/call.ts";
import { CallFailure, type FailureKind, failureOf, isPassing, retryAfterMsOf } from "../../api/failure.ts";
import { underMaintenance } from "../../api/maintenance.ts";
import { withJitter } from "../../api/retry.ts";
import { MissingPart } from "../../api/static-file.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { type CallOutcome, noteOutcome, watchConnectivity } from "../../pwa/connectivity.ts";
import type { Session } from "../../session/session.ts";

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

/** The answer in a query's data. For a list that is read in pages (api/list-options.ts), its first page. */
function firstAnswer(data: unknown): unknown {
  const { pages } = (data ?? {}) as { readonly pages?: readonly unknown[] };
  return pages ? pages[0] : data;
}

/** Milliseconds during which repeated session refreshes trigger only one refetch of expired queries. */
const onceInMs = 15_000;

/**
 * Refetches what the page shows that failed or is an old copy. An `online` event does not help here: a network
 * without a connection to the operator never "returns". First refetches one read at a time, the one that has waited
 * longest, until the operator answers; then all others. So each page costs a failing operator only two or three calls
 * a minute. What an expired session or a maintenance refused is refetched at once when that is over. Returns a cancel
 * function.
 */
export function recoverByItself(queryClient: QueryClient, session: Pick<Session, "state">): () => void {
  const cache = queryClient.getQueryCache();
  const waiting = () => cache.findAll({ type: "active", predicate: isWaiting }).sort(byLastFetch);
  const ask = (query: Query) => queryClient.refetchQueries({ queryKey: query.queryKey, exact: true, type: "active" });
  const recover = async () => {
    const first = waiting().find(({ state }) => mayRefetch(state));
    if (!first || !focusManager.isFocused()) return;
    await ask(first);
    if (isWaiting(first)) return;
    for (const query of waiting()) {
      await whenIdle();
      void ask(query);
    }
  };
  const refetchFailed = (kind: FailureKind) =>
    void queryClient.refetchQueries({
      type: "active",
      predicate: ({ state }) => isReadThatFailedAs(state.error, kind),
    });
  const timer = setInterval(() => void recover(), withJitter(20_000));
  // If the session could be refreshed only at the second attempt, refetch the queries that failed meanwhile because it
  // had expired.
  let refreshedAt = Number.NEGATIVE_INFINITY;
  const leave = session.state.subscribe(() => {
    if (session.state.get().kind !== "signed-in") return;
    // Prevents a loop if the operator rejects one call but accepts every ping.
    if (performance.now() - refreshedAt < onceInMs) return;
    refreshedAt = performance.now();
    refetchFailed("session-expired");
  });
  const leaveMaintenance = underMaintenance.subscribe(() => {
    if (!underMaintenance.get()) refetchFailed("maintenance");
  });
  return () => {
    clearInterval(timer);
    leave();
    leaveMaintenance();
  };
}

/**
 * Whether a read or a file on the page is not current for a reason that may pass: it failed, or the worker answered
 * from its store.
 */
function isWaiting({ state: { data, error } }: Query): boolean {
  if (error instanceof MissingPart) return true;
  if (error) return error instanceof CallFailure && error.effect === "read" && isPassing(error.failure);
  return (data as { readonly cachedAt?: string } | undefined)?.cachedAt !== undefined;
}

/** Milliseconds. The first wait is short: a file that failed once, such as the menu's, is asked for in the next round. */
const [firstFileWaitMs, longestFileWaitMs] = [4_000, 600_000];

/**
 * Whether the operator's requested waiting time (`Retry-After`) is over. A file's waiting time doubles with each
 * failure, because the operator may not have the file at all.
 */
function mayRefetch({ error, errorUpdatedAt, errorUpdateCount }: Query["state"]): boolean {
  const fileWaitMs = Math.min(firstFileWaitMs * 2 ** (errorUpdateCount - 1), longestFileWaitMs);
  const waitMs = error instanceof MissingPart ? fileWaitMs : (retryAfterMsOf(error) ?? 0);
  return errorUpdatedAt + waitMs <= Date.now();
}

function byLastFetch(one: Query, other: Query): number {
  return lastFetchMs(one) - lastFetchMs(other);
}

function lastFetchMs({ state }: Query): number {
  return Math.max(state.dataUpdatedAt, state.errorUpdatedAt);
}

function isReadThatFailedAs(error: unknown, kind: FailureKind): boolean {
  return error instanceof CallFailure && error.effect === "read" && error.failure.kind === kind;
}
