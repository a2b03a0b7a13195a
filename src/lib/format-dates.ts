import { numberFormat, dateFormat } from "./intl.ts";
import { offsetMinutes } from "./dates.ts";
import { operatorOffset } from "./period.ts";

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

/** Formats a moment to the minute by the clocks of Türkiye, and says so: `24 Kasım 2026, 00.00 (Türkiye saati)`. */
export function formatInTurkiye(moment: Date, locale: string): string {
  const day = formatMoment(moment, locale, { dateStyle: "long" }, operatorOffset);
  const time = formatMoment(moment, locale, timeOfDay, operatorOffset);
  return locale === "tr" ? `${day}, ${time.replace(":", ".")} (Türkiye saati)` : `${day}, ${time} (Türkiye time)`;
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

/** Formats whole minutes in hours and minutes: `2 saat 5 dakika`, or short `2 sa. 5 dk.`. Parts that are 0 are left out. */
export function durationText(minutes: number, locale: string, unitDisplay: "long" | "short" = "long"): string {
  const part = (value: number, unit: "hour" | "minute") =>
    numberFormat(locale, { style: "unit", unit, unitDisplay }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return part(rest, "minute");
  return rest === 0 ? part(hours, "hour") : `${part(hours, "hour")} ${part(rest, "minute")}`;
}
