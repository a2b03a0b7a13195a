const soonestMs = 3_000;
const latestMs = 60_000;

/**
 * Milliseconds to wait before asking for the status again. Most transfers are decided at once or after minutes, so the
 * wait grows with the age of the transfer.
 */
export function followAfterMs(ageMs: number): number {
  return Math.min(Math.max(ageMs / 5, soonestMs), latestMs);
}
