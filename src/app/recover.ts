import { focusManager, type Query, type QueryClient } from "@tanstack/react-query";
import { CallFailure, isPassing, retryAfterMsOf } from "../client/failure.ts";
import { spreadMs } from "../client/spread.ts";
import { pageIsIdle } from "../lib/page-is-idle.ts";
import type { Session } from "../session/session.ts";

/** Milliseconds in which one refresh of the session asks once for what failed without it. */
const onceInMs = 15_000;

/**
 * Asks again for what the page shows that is not from now, as a network that reaches nothing never "returns": one read
 * at a time, the one that has waited longest, until the operator answers it; then all others. So a page costs an
 * operator in trouble two or three calls a minute, however much it shows. The result ends it.
 */
export function recoverByItself(queryClient: QueryClient, session: Pick<Session, "state">): () => void {
  const cache = queryClient.getQueryCache();
  const waiting = () => cache.findAll({ type: "active", predicate: isWaiting }).sort(byLastAsked);
  const ask = (query: Query) => queryClient.refetchQueries({ queryKey: query.queryKey, exact: true, type: "active" });
  const recover = async () => {
    const first = waiting().find(({ state }) => mayBeAsked(state));
    if (!first || !focusManager.isFocused()) return;
    await ask(first);
    if (isWaiting(first)) return;
    for (const query of waiting()) {
      await pageIsIdle();
      void ask(query);
    }
  };
  const timer = setInterval(() => void recover(), spreadMs(20_000));
  // A refresh that worked only at the second attempt: what found the session expired meanwhile is asked once more.
  let refreshedAt = Number.NEGATIVE_INFINITY;
  const leave = session.state.subscribe(() => {
    if (session.state.get().kind !== "signed-in") return;
    // Not again and again, where an operator refuses one call and takes every ping.
    if (performance.now() - refreshedAt < onceInMs) return;
    refreshedAt = performance.now();
    void queryClient.refetchQueries({ type: "active", predicate: ({ state }) => isExpired(state.error) });
  });
  return () => {
    clearInterval(timer);
    leave();
  };
}

/** Whether a read on the page is not from now for a reason that passes: it failed, or the worker had kept it. */
function isWaiting({ state: { data, error } }: Query): boolean {
  if (error) return error instanceof CallFailure && error.effect === "read" && isPassing(error.failure);
  return (data as { readonly cachedAt?: string } | undefined)?.cachedAt !== undefined;
}

/** Whether the time is over that the operator asked to wait (`Retry-After`). */
function mayBeAsked({ error, errorUpdatedAt }: Query["state"]): boolean {
  return errorUpdatedAt + (retryAfterMsOf(error) ?? 0) <= Date.now();
}

function byLastAsked(one: Query, other: Query): number {
  return lastAsked(one) - lastAsked(other);
}

function lastAsked({ state }: Query): number {
  return Math.max(state.dataUpdatedAt, state.errorUpdatedAt);
}

function isExpired(error: unknown): boolean {
  return error instanceof CallFailure && error.effect === "read" && error.failure.kind === "session-expired";
}
