import * as v from "valibot";
import { addDays } from "../../lib/dates.ts";
import { type DayRange, firstOfMonth, lastOfMonth } from "../../lib/day-presets.ts";
import type { SitePath } from "../../ui/site-href.ts";

const statementSearch = v.object({
  month: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/))), undefined),
});

/** The month `YYYY-MM` that the address names: by default, and at the latest, this month. */
export function monthOf(search: unknown, today: string): string {
  const { month = today.slice(0, 7) } = v.parse(statementSearch, search);
  return month > today.slice(0, 7) ? today.slice(0, 7) : month;
}

/** The address of a month's statement. */
export function statementPath(month: string): SitePath {
  return `/profile/statement?month=${month}`;
}

/** The days of a month, up to today. */
export function daysOfMonth(month: string, today: string): DayRange {
  const [from, to] = [`${month}-01`, lastOfMonth(`${month}-01`)];
  return { from, to: to > today ? today : to };
}

export function monthBefore(month: string): string {
  return addDays(`${month}-01`, -1).slice(0, 7);
}

export function monthAfter(month: string): string {
  return firstOfMonth(addDays(`${month}-01`, 31)).slice(0, 7);
}
