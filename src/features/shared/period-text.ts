import { dateFormat } from "../../lib/intl.ts";
import { beginOf, endOf, type Period } from "./period.ts";

/** Which days a period spans, as they are to be told. */
export type PeriodText =
  | { readonly kind: "range" | "from" | "until"; readonly text: string }
  | { readonly kind: "open" };

/** The operator's calendar: dates are told as the operator set them, wherever the player is. */
const timeZone = "Europe/Istanbul";

/** The days of a period in words of the locale: `1–30 Kasım`, or one end where the other is open. */
export function periodText(period: Period, locale: string): PeriodText {
  const begin = beginOf(period);
  // The moment at which a period is over belongs to the next day when that is midnight.
  const end = endOf(period) - 1;
  const format = dateFormat(locale, { day: "numeric", month: "long", timeZone });
  if (Number.isFinite(begin) && Number.isFinite(end) && begin <= end) {
    return { kind: "range", text: format.formatRange(begin, end) };
  }
  if (Number.isFinite(end)) return { kind: "until", text: format.format(end) };
  if (Number.isFinite(begin)) return { kind: "from", text: format.format(begin) };
  return { kind: "open" };
}
