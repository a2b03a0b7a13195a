const minute = 60_000;

/** After this long without activity the player is logged out (spec §9), in milliseconds. */
export const inactivityLimit = 60 * minute;

/** How long before that the player is asked, in milliseconds. */
export const warningLead = 2 * minute;

/** Milliseconds between two checks. */
export const checkInterval = 5_000;

/** `start` is when the player last did something, in milliseconds since the epoch. */
export function isInactive(start: number | undefined, now: number): boolean {
  return start !== undefined && now - start > inactivityLimit;
}
