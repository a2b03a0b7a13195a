import { numberFormat } from "../../lib/intl.ts";
import { remainingTime } from "./remaining.ts";

/** How long it is from `now` to `end` (both milliseconds since 1970) in words: `2 gün 4 saat`. */
export function remainingText(end: number, now: number, locale: string): string {
  return remainingTime(end, now)
    .map(({ unit, value }) =>
      numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value),
    )
    .join(" ");
}
