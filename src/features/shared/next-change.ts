import { beginOf, endOf, type Period } from "./period.ts";

/** The next moment (milliseconds since 1970) at which one of the periods begins or ends; `Infinity` for none. */
export function nextChange(periods: readonly Period[], now: number): number {
  return Math.min(...periods.flatMap((period) => [beginOf(period), endOf(period)]).filter((moment) => moment > now));
}
