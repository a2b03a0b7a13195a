import type { Query, QueryClient } from "@tanstack/react-query";
import { liftErrorLock } from "./error-lock.ts";
import { CallFailure, isPassing, retryAfterMsOf } from "./failure.ts";

const mostRetries = 3;

/** If one of these finds the session expired, refreshing the session does not help. */
const finalCalls: ReadonlySet<string> = new Set(["system/ping", "user/get_user_profile"]);

/**
 * A read is retried only if it failed within this time. Four tries and the waits between them (7 s at most) then fit
 * into the 20 s that one slow try may take. Milliseconds.
 */
const quickMs = 3_000;

/** If the operator asks for a longer wait, there is no automatic retry: the player is told instead. Milliseconds. */
export const longestWaitMs = 5_000;

/**
 * After the worker has answered in the operator's place, other reads are not retried for this long: the operator is
 * probably down, and the page looks for it with one read at a time (shell/services/recover.ts). Milliseconds.
 */
const noRetryMs = 30_000;
let storedAnswerAtMs = Number.NEGATIVE_INFINITY;

/** Call it when the worker has answered in the operator's place. */
export function noteStoredAnswer(): void {
  storedAnswerAtMs = performance.now();
}

/**
 * TanStack Query's `retry`: retries only reads, at most three times, and only after a failure that may pass. A read
 * that finds the session expired is sent once more, because another tab may have refreshed the session, or it is
 * refreshed before the call. Offline there is no retry: the screen says so at once, and the query runs again when the
 * network is back (`refetchOnReconnect`). A refetch is not retried either: the page shows the earlier answer with its
 * age, and looks for the operator with one read at a time (shell/services/recover.ts).
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (!(error instanceof CallFailure) || error.effect !== "read") return false;
  if (error.failure.kind === "session-expired") return failureCount < 1 && !finalCalls.has(error.callName);
  return (
    error.failure.kind !== "offline" &&
    !error.inBackground &&
    isPassing(error.failure) &&
    error.tookMs <= quickMs &&
    (retryAfterMsOf(error) ?? 0) <= longestWaitMs &&
    performance.now() - storedAnswerAtMs > noRetryMs &&
    failureCount < mostRetries
  );
}

/**
 * TanStack Query's `retryDelay`, in milliseconds: exponential backoff from 1 s to 30 s with jitter (at least half of
 * it), added to the operator's `Retry-After`. The jitter keeps all players from asking at once when the site comes
 * back.
 */
export function retryDelay(failureCount: number, error?: unknown): number {
  const ceiling = Math.min(1000 * 2 ** failureCount, 30_000);
  return (retryAfterMsOf(error) ?? 0) + ceiling * (0.5 + Math.random() / 2);
}

/**
 * Reads a `Retry-After` header, given as seconds or as a date. Returns milliseconds from now; undefined if there is
 * no header or it cannot be read.
 */
export function parseRetryAfter(header: string | null | undefined): number | undefined {
  if (!header) return undefined;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(waitMs) ? Math.max(waitMs, 0) : undefined;
}

/** This page's random position, from 0 up to 1, among all pages that poll the same operator. */
const position = Math.random();

/**
 * `leastMs` plus up to 15 s, always the same on one page. After an outage that all pages meet at once, polling at
 * this interval spreads their requests over 15 s.
 */
export function withJitter(leastMs: number): number {
  return leastMs + Math.round(position * 15_000);
}

/** Whether a read on the page failed or is failing. Writes are excluded: only the player may repeat one. */
function hasFailed({ state: { error, fetchFailureReason, status } }: Query): boolean {
  const reason = error ?? fetchFailureReason;
  const isWrite = reason instanceof CallFailure && reason.effect === "write";
  return !isWrite && (status === "error" || reason !== null);
}

/** Handles every "try again" button: lifts the error lock and refetches all reads on the page that failed. */
export function refetchQuery(client: QueryClient): void {
  liftErrorLock();
  void client.refetchQueries({ type: "active", predicate: hasFailed });
}
