import { isDay } from "./dates.ts";

/** A date in three parts, each as typed. The month is `1` to `12`. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** Joins the parts into one value of a form, as typed: `1990-3-5`. Empty if all parts are empty. */
export function joinDateParts({ day, month, year }: DateParts): string {
  const joined = `${year}-${month}-${day}`;
  return joined === "--" ? "" : joined;
}

export function splitDateParts(value: string): DateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { day, month, year };
}

/** Returns the joined parts as `YYYY-MM-DD`, or undefined if they are not a day of the calendar. */
export function dayOfParts(value: string): string | undefined {
  const [, year, month = "", day = ""] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(value) ?? [];
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(date) ? date : undefined;
}
