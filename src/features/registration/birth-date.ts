import { dayOfParts } from "../../lib/date-parts.ts";
import { dayOf } from "../../lib/dates.ts";
import { operatorOffset } from "../../lib/period.ts";

const adultAge = 18;
const earliest = "1900-01-01";

/** Returns the typed value as `YYYY-MM-DD`, or undefined if it is not a date from 1900 on. */
export function birthDay(value: string): string | undefined {
  const day = dayOfParts(value);
  return day !== undefined && day >= earliest ? day : undefined;
}

/** Whether a person born on `day` (`YYYY-MM-DD`) is at least 18 at `now`, by the operator's calendar. */
export function isAdult(day: string, now: Date): boolean {
  const comesOfAge = `${Number(day.slice(0, 4)) + adultAge}${day.slice(4)}`;
  return comesOfAge <= dayOf(now, operatorOffset);
}
