/** The calendar periods of limits: days, weeks from Monday, and months, in a time zone with or without summer time. */
import type { LimitPeriod } from "../../src/contract/limit-items.ts";
import { operatorTimeZone } from "../calendar.ts";

const dayMs = 86_400_000;

export interface CalendarPeriod {
  readonly start: Date;
  /** The start of the next period. */
  readonly end: Date;
}

/** The period of that kind in which `moment` lies. */
export function periodOf(period: LimitPeriod, moment: Date, timeZone = operatorTimeZone): CalendarPeriod {
  const { year, month, day } = localTime(moment, timeZone);
  if (period === "month") return between([year, month, 1], [year, month + 1, 1], timeZone);
  if (period === "day") return between([year, month, day], [year, month, day + 1], timeZone);
  const sinceMonday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return between([year, month, day - sinceMonday], [year, month, day - sinceMonday + 7], timeZone);
}

/** The same local time `months` calendar months later. In a shorter month, the 31st becomes the last day. */
export function addMonths(moment: Date, months: number, timeZone = operatorTimeZone): Date {
  const { year, month, day } = localTime(moment, timeZone);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const midnight = periodOf("day", moment, timeZone).start;
  const target = startOfLocalDay([year, month + months, Math.min(day, lastDay)], timeZone);
  return new Date(target.getTime() + (moment.getTime() - midnight.getTime()));
}

/** A year, month (from 1) and day. They may be out of range, such as the 32nd, as with `Date.UTC`. */
type LocalDate = readonly [year: number, month: number, day: number];

function between(from: LocalDate, to: LocalDate, timeZone: string): CalendarPeriod {
  return { start: startOfLocalDay(from, timeZone), end: startOfLocalDay(to, timeZone) };
}

/** The first moment of a local day: midnight, or later where summer time begins at midnight. */
function startOfLocalDay([year, month, day]: LocalDate, timeZone: string): Date {
  const asUtc = Date.UTC(year, month - 1, day);
  const offsetBefore = offsetMs(new Date(asUtc - dayMs), timeZone);
  const offsetAfter = offsetMs(new Date(asUtc + dayMs), timeZone);
  if (offsetBefore === offsetAfter) return new Date(asUtc - offsetBefore);

  // The clock changes around this day. The offset is the one that gives a moment of this day first.
  const candidates = [asUtc - offsetBefore, asUtc - offsetAfter].toSorted((a, b) => a - b);
  const wanted = new Date(asUtc).toISOString().slice(0, 10);
  const isOfDay = (at: number) => new Date(at + offsetMs(new Date(at), timeZone)).toISOString().startsWith(wanted);
  return new Date(candidates.find(isOfDay) ?? Number.NaN);
}

function offsetMs(moment: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = localTime(moment, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment.getTime() / 1_000) * 1_000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function localTime(moment: Date, timeZone: string) {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return { year, month, day, hour, minute, second };
}
