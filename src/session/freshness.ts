/** How long a session is fresh after signing in and after each successful ping, in milliseconds. */
export const freshForMs = 15_000;

/**
 * Whether a session with this expiration (milliseconds since the epoch) can be used without a ping. An expiration
 * further ahead than a new one was written under another clock and counts as past.
 */
export function isFresh(expiration: number | undefined, now: number): boolean {
  const left = (expiration ?? 0) - now;
  return left > 0 && left <= freshForMs;
}
