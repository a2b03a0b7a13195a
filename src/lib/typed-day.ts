import { isDay } from "./dates.ts";

/**
 * Reads a day as people type it, the day first: `5.3.2026`, `05/03/26`, `5 3 2026`, or `2026-03-05`. Also
 * reads `05032026` and `050326`, because a phone's number pad may have no separators. Returns `YYYY-MM-DD`, or undefined
 * if there is no such day. A year of two digits lies in this century.
 */
export function readTypedDay(typed: string): string | undefined {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const dayFirst =
    /^(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text);
  const parts = iso ? [iso[3], iso[2], iso[1]] : dayFirst?.slice(1);
  if (!parts) return undefined;
  const [day = "", month = "", year = ""] = parts;
  const read = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(read) ? read : undefined;
}
