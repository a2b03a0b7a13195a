import { CallFailure, isPassing } from "./failure.ts";

const mostRetries = 3;

/**
 * TanStack Query's `retry`: reads alone, at most three times, and only after a failure that passes.
 * While the device is offline there is nothing to wait for: the screen says so at once, and the
 * query runs again when the network is back (`refetchOnReconnect`).
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  return (
    error instanceof CallFailure &&
    error.effect === "read" &&
    error.failure.kind !== "offline" &&
    isPassing(error.failure) &&
    failureCount < mostRetries
  );
}

/**
 * TanStack Query's `retryDelay`, in milliseconds: up to 1, 2, 4 … seconds, at least half of it. The
 * jitter keeps the players of a site that comes back from asking all at once.
 */
export function retryDelay(failureCount: number): number {
  const ceiling = Math.min(1000 * 2 ** failureCount, 30_000);
  return ceiling * (0.5 + Math.random() / 2);
}
