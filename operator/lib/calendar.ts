import { dayOf } from "../../src/lib/dates.ts";
import { operatorOffset } from "../../src/lib/period.ts";

/** The zone in which the periods of limits begin. Its offset is `operatorOffset`. */
export const operatorTimeZone = "Europe/Istanbul";

const offsetMs = 3 * 3_600_000;
const dayMs = 86_400_000;

/** The start of the operator's local day of `moment`, moved by `days`. */
export function startOfDay(moment: Date, days = 0): Date {
  const day = Math.floor((moment.getTime() + offsetMs) / dayMs) + Math.floor(days);
  return new Date(day * dayMs - offsetMs);
}

/** The operator's local day of `moment`, as `YYYY-MM-DD`. */
export function localDay(moment: Date): string {
  return dayOf(moment, operatorOffset);
}

/** PostgreSQL does not read the ISO form of earlier dates. */
const earliestMs = Date.parse("0001-01-01T00:00:00Z");

/** The start of a local day `YYYY-MM-DD`. Never before the year 1. */
export function startOfDate(date: string): Date {
  return new Date(Math.max(earliestMs, Date.parse(`${date}T00:00:00${operatorOffset}`)));
}

/** The last second of the operator's local day of `moment`, moved by `days`. */
export function endOfDay(moment: Date, days = 0): Date {
  return new Date(startOfDay(moment, days + 1).getTime() - 1_000);
}

/** `moment` moved by `days` of 24 hours; fractions are allowed. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}

/** Whole weeks from `earlier` to `later`, rounded down. */
export function weeksBetween(earlier: Date, later: Date): number {
  return Math.max(0, Math.floor((later.getTime() - earlier.getTime()) / (7 * dayMs)));
}
