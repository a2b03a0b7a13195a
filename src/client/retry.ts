import { CallFailure, isPassing, retryAfterMsOf } from "./failure.ts";

const mostRetries = 3;

/** After these the player is out, whatever a refresh would say. */
const finalCalls: ReadonlySet<string> = new Set(["system/ping", "user/get_user_profile"]);

/**
 * A read is tried again only if it failed within this time: four tries and the waits between them (7 s at most) then
 * end within the 20 s that one slow try may take. Milliseconds.
 */
const quickMs = 3_000;

/** A longer wait that the operator asks for is not spent in front of a skeleton: the section says so. Milliseconds. */
const longestWaitMs = 5_000;

/**
 * TanStack Query's `retry`: reads alone, at most three times, and only after a failure that passes.
 * A read that finds the session expired is sent once more: another tab may have a fresh one, or it is
 * refreshed on the way. While the device is offline there is nothing to wait for: the screen says so at once, and the
 * query runs again when the network is back (`refetchOnReconnect`).
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (!(error instanceof CallFailure) || error.effect !== "read") return false;
  if (error.failure.kind === "session-expired") return failureCount < 1 && !finalCalls.has(error.callName);
  return (
    error.failure.kind !== "offline" &&
    isPassing(error.failure) &&
    error.tookMs <= quickMs &&
    (retryAfterMsOf(error) ?? 0) <= longestWaitMs &&
    failureCount < mostRetries
  );
}

/**
 * TanStack Query's `retryDelay`, in milliseconds: up to 1, 2, 4 … seconds, at least half of it, after the time that the
 * operator asked for (`Retry-After`). The jitter keeps the players of a site that comes back from asking all at once.
 */
export function retryDelay(failureCount: number, error?: unknown): number {
  const ceiling = Math.min(1000 * 2 ** failureCount, 30_000);
  return (retryAfterMsOf(error) ?? 0) + ceiling * (0.5 + Math.random() / 2);
}
