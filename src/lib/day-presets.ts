/**
 * Periods with a name, such as "last 30 days". Days are `YYYY-MM-DD` in the operator's time zone. "Last 30 days" begins
 * 30 days before today and includes today.
 */
import { addDays } from "./dates.ts";
import type { DayPreset, PeriodSearch } from "./period-search.ts";

/** Both days are included. An empty text is no limit. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const daysBack: Partial<Record<DayPreset, number>> = {
  "last-2-year": 730,
  "last-12-month": 365,
  "last-180-day": 180,
  "last-90-day": 90,
  "last-30-day": 30,
  "last-7-day": 7,
  today: 0,
};

/** The days of a preset on the day `today`. */
export function presetDays(preset: DayPreset, today: string): DayRange {
  const back = daysBack[preset];
  if (back !== undefined) return { from: addDays(today, -back), to: today };
  const yesterday = addDays(today, -1);
  switch (preset) {
    case "yesterday":
      return { from: yesterday, to: yesterday };
    case "this-week":
      return { from: firstOfWeek(today), to: today };
    case "last-week":
      return { from: addDays(firstOfWeek(today), -7), to: addDays(firstOfWeek(today), -1) };
    case "this-month":
      return { from: firstOfMonth(today), to: today };
    case "last-month": {
      const end = addDays(firstOfMonth(today), -1);
      return { from: firstOfMonth(end), to: end };
    }
    default:
      return { from: "", to: "" };
  }
}

/** The Monday of the week of `day`. */
export function firstOfWeek(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The last day of the month of `day`. */
export function lastOfMonth(day: string): string {
  // 31 days after the first is always in the next month, and never beyond it.
  return addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1);
}

/** A preset, or a range of the player's own. */
export type Period = DayPreset | DayRange;

/** The days of a period on the day `today`. */
export function periodDays(period: Period, today: string): DayRange {
  return typeof period === "string" ? presetDays(period, today) : period;
}

/** The period that the search parameters name, or `usual`. Days in the wrong order are swapped. */
export function periodOf({ period, from, to }: PeriodSearch, usual: Period): Period {
  if (from && to) return from <= to ? { from, to } : { from: to, to: from };
  return period ?? usual;
}

/** The search parameters of a period. The usual one is left out. */
export function searchOf(period: Period, usual: Period): PeriodSearch {
  if (typeof period !== "string") return { from: period.from, to: period.to };
  return period === usual ? {} : { period };
}
