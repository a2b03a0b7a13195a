import { dayOf, isDay } from "../../lib/dates.ts";
import { operatorOffset } from "../../lib/period.ts";
import type { DateParts } from "../../ui/form/DatePartsField.tsx";

const adultAge = 18;
const earliest = "1900-01-01";

/** Joins the three fields into the form's one value, as typed: `1990-3-5`. Empty when all three are empty. */
export function joinBirthDate({ day, month, year }: DateParts): string {
  const joined = `${year}-${month}-${day}`;
  return joined === "--" ? "" : joined;
}

export function splitBirthDate(value: string): DateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { day, month, year };
}

/** Returns the day as `YYYY-MM-DD`, or undefined when the value is not a date from 1900 on. */
export function birthDay(value: string): string | undefined {
  const [, year, month = "", day = ""] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(value) ?? [];
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(date) && date >= earliest ? date : undefined;
}

/** Whether a person born on `day` (`YYYY-MM-DD`) is at least 18 at `now`, by the operator's calendar. */
export function isAdult(day: string, now: Date): boolean {
  const comesOfAge = `${Number(day.slice(0, 4)) + adultAge}${day.slice(4)}`;
  return comesOfAge <= dayOf(now, operatorOffset);
}
