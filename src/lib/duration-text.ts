import { numberFormat } from "./intl.ts";

/** Formats whole minutes in hours and minutes: `2 saat 5 dakika`, or short `2 sa. 5 dk.`. Parts that are 0 are left out. */
export function durationText(minutes: number, locale: string, unitDisplay: "long" | "short" = "long"): string {
  const part = (value: number, unit: "hour" | "minute") =>
    numberFormat(locale, { style: "unit", unit, unitDisplay }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return part(rest, "minute");
  return rest === 0 ? part(hours, "hour") : `${part(hours, "hour")} ${part(rest, "minute")}`;
}
