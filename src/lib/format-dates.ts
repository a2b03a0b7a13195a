import { offsetMinutes } from "./dates.ts";
import { dateFormat, relativeFormat } from "./intl.ts";

const units = [
  ["year", 365 * 24 * 60 * 60],
  ["month", 30 * 24 * 60 * 60],
  ["day", 24 * 60 * 60],
  ["hour", 60 * 60],
  ["minute", 60],
] as const;

/**
 * `moment` in words of the locale. With `gmt` on the operator's clock, else on the device's;
 * shifting into UTC also works where the browser knows no offset time zones.
 */
export function formatMoment(
  moment: Date,
  locale: string,
  options: Intl.DateTimeFormatOptions,
  gmt?: string,
): string {
  const offset = offsetMinutes(gmt);
  if (offset === undefined) return dateFormat(locale, options).format(moment);
  const shifted = new Date(moment.getTime() + offset * 60_000);
  return dateFormat(locale, { ...options, timeZone: "UTC" }).format(shifted);
}

/** A bare day (`YYYY-MM-DD`) in words of the locale, `21 Kasım 2026`. */
export function formatDay(
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string {
  return dateFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** How long ago, or in how long: `3 dakika önce`, `dün`, `in 2 hours`; under a minute `şimdi`. */
export function relativeTime(moment: Date, now: Date, locale: string): string {
  const seconds = (moment.getTime() - now.getTime()) / 1000;
  for (const [unit, length] of units) {
    // A day of 23.9 hours must not read as 24 hours: round first, then pick the unit.
    if (Math.round(Math.abs(seconds) / length) >= 1 && Math.abs(seconds) >= length * 0.95) {
      return relativeFormat(locale).format(Math.round(seconds / length), unit);
    }
  }
  return relativeFormat(locale).format(0, "second");
}

/**
 * The parts of "son güncelleme 14:32", on the device's clock: the time, and the day where it was
 * not today's.
 */
export function lastUpdated(
  moment: Date,
  now: Date,
  locale: string,
): { readonly time: string; readonly day?: string } {
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const time = dateFormat(locale, clock).format(moment);
  if (moment.toDateString() === now.toDateString()) return { time };
  const date: Intl.DateTimeFormatOptions = { day: "numeric", month: "long" };
  if (moment.getFullYear() !== now.getFullYear()) date.year = "numeric";
  return { time, day: dateFormat(locale, date).format(moment) };
}
