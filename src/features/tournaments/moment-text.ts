import { dateFormat } from "../../lib/intl.ts";
import { operatorTimeZone } from "../../lib/period-text.ts";
import { beginOf, endOf, type Period } from "../../lib/period.ts";
import { formatInTurkiye } from "../../lib/turkiye-time.ts";

const day = { day: "numeric", month: "long", year: "numeric", timeZone: operatorTimeZone } as const;

/** Formats the start of a period for the locale: to the minute, or as a day if the start is a bare date. */
export function startText(period: Period, locale: string): string | undefined {
  return momentText(beginOf(period), period.Start_date, locale);
}

/** Formats the end of a period like `startText`. */
export function endText(period: Period, locale: string): string | undefined {
  // A bare end date includes the whole day, so subtracting one millisecond gives the right day.
  return momentText(endOf(period) - 1, period.End_date, locale, 1);
}

function momentText(moment: number, wire: string | undefined, locale: string, shift = 0) {
  if (!wire || !Number.isFinite(moment)) return undefined;
  return wire.includes("T")
    ? formatInTurkiye(new Date(moment + shift), locale)
    : dateFormat(locale, day).format(moment);
}
