import { addDays } from "../../lib/dates.ts";
import { type DayRange, firstOfMonth, lastOfMonth } from "../../lib/day-presets.ts";
import type { StatementSearch } from "./statement-search.ts";

/** The month `YYYY-MM` that the address names: by default, and at the latest, this month. */
export function monthOf({ month }: StatementSearch, today: string): string {
  const thisMonth = today.slice(0, 7);
  return month === undefined || month > thisMonth ? thisMonth : month;
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
