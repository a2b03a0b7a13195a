import { numberFormat } from "../../lib/intl.ts";
import { remainingTime } from "./remaining.ts";

/** Formats the time from `now` to `end` (milliseconds since 1970), such as `2 gün 4 saat`. */
export function remainingText(end: number, now: number, locale: string): string {
  return remainingTime(end, now)
    .map(({ unit, value }) =>
      numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value),
    )
    .join(" ");
}
