import { formatMoment, timeOfDay } from "./format-dates.ts";
import { operatorOffset } from "./period.ts";

/** Formats a moment to the minute by the clocks of Türkiye, and says so: `24 Kasım 2026, 00.00 (Türkiye saati)`. */
export function formatInTurkiye(moment: Date, locale: string): string {
  const day = formatMoment(moment, locale, { dateStyle: "long" }, operatorOffset);
  const time = formatMoment(moment, locale, timeOfDay, operatorOffset);
  return locale === "tr" ? `${day}, ${time.replace(":", ".")} (Türkiye saati)` : `${day}, ${time} (Türkiye time)`;
}
