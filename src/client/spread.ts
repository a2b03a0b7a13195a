/** This page's place among the pages that wait for the same operator: from 0 up to 1. */
const place = Math.random();

/**
 * A time between `leastMs` and 15 s more, always the same on one page. What asks again in such an interval comes back
 * spread over 15 s after an outage that all pages met at the same moment.
 */
export function spreadMs(leastMs: number): number {
  return leastMs + Math.round(place * 15_000);
}
