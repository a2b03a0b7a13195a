import { beginOf, endOf, type Period } from "./period.ts";

/** Returns the next moment (milliseconds since 1970) at which a period begins or ends; `Infinity` if none does. */
export function nextChange(periods: readonly Period[], nowMs: number): number {
  return Math.min(...periods.flatMap((period) => [beginOf(period), endOf(period)]).filter((moment) => moment > nowMs));
}
