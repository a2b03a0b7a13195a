import { dateFormat } from "./intl.ts";
import { offsetMinutes } from "./dates.ts";

/** The format of a time of day: `14:05`. */
export const timeOfDay = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/**
 * Formats `moment` in the locale: in the time zone of `gmt` if given, else in the device's. Shifting the time and
 * formatting it as UTC also works in browsers without offset time zones.
 */
export function formatMoment(moment: Date, locale: string, options: Intl.DateTimeFormatOptions, gmt?: string): string {
  const offset = offsetMinutes(gmt);
  if (offset === undefined) return dateFormat(locale, options).format(moment);
  const shifted = new Date(moment.getTime() + offset * 60_000);
  return dateFormat(locale, { ...options, timeZone: "UTC" }).format(shifted);
}

/** Formats a day (`YYYY-MM-DD`) in the locale, such as `21 Kasım 2026`. */
export function formatDay(
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string {
  return dateFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** The parts of "son güncelleme 14:32", in the device's time zone: the time, and the day unless it is today. */
export function lastUpdated(moment: Date, now: Date, locale: string): { readonly time: string; readonly day?: string } {
  const time = dateFormat(locale, timeOfDay).format(moment);
  if (moment.toDateString() === now.toDateString()) return { time };
  const date: Intl.DateTimeFormatOptions = { day: "numeric", month: "long" };
  if (moment.getFullYear() !== now.getFullYear()) date.year = "numeric";
  return { time, day: dateFormat(locale, date).format(moment) };
}
