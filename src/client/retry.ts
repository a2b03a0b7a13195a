import { CallFailure, isPassing, retryAfterMsOf } from "./failure.ts";

const mostRetries = 3;

/**
 * A read is tried again only if it failed within this time: four tries and the waits between them (7 s at most) then
 * end within the 20 s that one slow try may take. Milliseconds.
 */
const quickMs = 3_000;

/** A longer wait that the operator asks for is not spent in front of a skeleton: the section says so. Milliseconds. */
const longestWaitMs = 5_000;

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

/** This page's place among the pages that wait for the same operator: from 0 up to 1. */
const place = Math.random();

/**
 * A time between `leastMs` and 15 s more, always the same on one page. What asks again in such an interval comes back
 * spread over 15 s after an outage that all pages met at the same moment.
 */
export function spreadMs(leastMs: number): number {
  return leastMs + Math.round(place * 15_000);
}
