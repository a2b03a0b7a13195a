/** Reminds players twice a year to review their account and their limits (docs/protection.md, RTS 12E). */
const halfYearMs = 180 * 24 * 3_600_000;

/**
 * Whether a log-in is the first in a half year. Half years count from the registration; in the first one nobody is
 * reminded.
 */
export function isReviewDue(registeredAt: Date, lastLoginAt: Date | null, now: Date): boolean {
  const halfYearOf = (moment: Date) => Math.floor((moment.getTime() - registeredAt.getTime()) / halfYearMs);
  return halfYearOf(now) > halfYearOf(lastLoginAt ?? registeredAt);
}
