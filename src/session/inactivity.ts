const minuteMs = 60_000;

/** The player is logged out after this long without activity (product.md 9.1), in milliseconds. */
export const inactivityLimitMs = 60 * minuteMs;

/** How long before the log-out the warning shows, in milliseconds. */
export const warningLeadMs = 2 * minuteMs;

/** Milliseconds between two checks. */
export const checkIntervalMs = 5_000;

/** `start` is the time of the last activity, in milliseconds since the epoch. */
export function isInactive(start: number | undefined, now: number): boolean {
  return start !== undefined && now - start > inactivityLimitMs;
}
