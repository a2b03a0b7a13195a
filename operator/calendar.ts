import { dayOf } from "../src/lib/dates.ts";

/** The operator's local days: Turkey keeps one offset all year round. */
export const operatorOffset = "+03:00";

const offsetMs = 3 * 3_600_000;
const dayMs = 86_400_000;

/** When the operator's local day of `moment`, moved by `days`, begins. */
export function startOfDay(moment: Date, days = 0): Date {
  const day = Math.floor((moment.getTime() + offsetMs) / dayMs) + Math.floor(days);
  return new Date(day * dayMs - offsetMs);
}

/** The operator's local day of `moment`, `YYYY-MM-DD`. */
export function localDay(moment: Date): string {
  return dayOf(moment, operatorOffset);
}

/** Earlier ones are written in a way that PostgreSQL does not read. */
const earliestMs = Date.parse("0001-01-01T00:00:00Z");

/** When a bare date `YYYY-MM-DD`, one of the operator's local days, begins; never before the year 1. */
export function startOfDate(date: string): Date {
  return new Date(Math.max(earliestMs, Date.parse(`${date}T00:00:00${operatorOffset}`)));
}

/** The last second of the operator's local day of `moment`, moved by `days`. */
export function endOfDay(moment: Date, days = 0): Date {
  return new Date(startOfDay(moment, days + 1).getTime() - 1_000);
}

/** `moment` moved by whole or broken days of 24 hours. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}

/** Whole weeks from `earlier` to `later`; 0 when less than one has passed. */
export function weeksBetween(earlier: Date, later: Date): number {
  return Math.max(0, Math.floor((later.getTime() - earlier.getTime()) / (7 * dayMs)));
}
