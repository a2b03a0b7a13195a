import { dateFormat } from "./intl.ts";
import { beginOf, endOf, type Period } from "./period.ts";

/** The days of a period as text. */
export type PeriodText =
  | { readonly kind: "range" | "from" | "until"; readonly text: string }
  | { readonly kind: "open" };

/** The operator's time zone. Dates are shown as the operator set them, wherever the player is. */
export const operatorTimeZone = "Europe/Istanbul";

/** Formats the days of a period in a locale: `1–30 Kasım`, or one end if the other is open. */
export function periodText(period: Period, locale: string): PeriodText {
  const begin = beginOf(period);
  // An end at midnight means that the day before is the last one.
  const end = endOf(period) - 1;
  const format = dateFormat(locale, { day: "numeric", month: "long", timeZone: operatorTimeZone });
  if (Number.isFinite(begin) && Number.isFinite(end) && begin <= end) {
    return { kind: "range", text: format.formatRange(begin, end) };
  }
  if (Number.isFinite(end)) return { kind: "until", text: format.format(end) };
  if (Number.isFinite(begin)) return { kind: "from", text: format.format(begin) };
  return { kind: "open" };
}
