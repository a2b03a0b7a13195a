/** How long a session is good for after signing in and after each good ping, in milliseconds. */
export const freshFor = 15_000;

/**
 * Whether a session with this expiration (milliseconds since the epoch) can be used without a ping.
 * One further ahead than a new one would be was written under another clock, and counts as past.
 */
export function isFresh(expiration: number | undefined, now: number): boolean {
  if (expiration === undefined) return false;
  const left = expiration - now;
  return left > 0 && left <= freshFor;
}
