import { dayOf } from "../../lib/dates.ts";
import type { DateParts } from "../../ui/form/DatePartsField.tsx";

/** The operator's clock: whose birthday it is, is decided there. */
const operatorOffset = "+03:00";
const adultAge = 18;
const earliest = "1900-01-01";

/** The form's one value for the three fields, as they were typed: `1990-3-5`; empty when all are. */
export function joinBirthDate({ day, month, year }: DateParts): string {
  const joined = `${year}-${month}-${day}`;
  return joined === "--" ? "" : joined;
}

export function splitBirthDate(value: string): DateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { day, month, year };
}

/** The day `YYYY-MM-DD` in a value of the form; undefined when it is none that somebody alive may be born on. */
export function birthDay(value: string): string | undefined {
  const [, year, month = "", day = ""] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(value) ?? [];
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const midnight = new Date(`${date}T00:00:00Z`);
  // 31 February parses in some browsers, as a day of March.
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date);
  return isDay && date >= earliest ? date : undefined;
}

/** Whether somebody born on the day `YYYY-MM-DD` is 18 at `now`, by the operator's calendar; on the birthday itself, too. */
export function isAdult(day: string, now: Date): boolean {
  const comesOfAge = `${Number(day.slice(0, 4)) + adultAge}${day.slice(4)}`;
  return comesOfAge <= dayOf(now, operatorOffset);
}
