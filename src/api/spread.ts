/** This page's random position, from 0 up to 1, among all pages that poll the same operator. */
const position = Math.random();

/**
 * `leastMs` plus up to 15 s, always the same on one page. After an outage that all pages meet at once, polling at
 * this interval spreads their requests over 15 s.
 */
export function spreadMs(leastMs: number): number {
  return leastMs + Math.round(position * 15_000);
}
