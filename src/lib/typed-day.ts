import { isDay } from "./dates.ts";

/**
 * Reads a day as people type it, the day first: `5.3.2026`, `05/03/26`, `5 3 2026`, or `2026-03-05`. Returns
 * `YYYY-MM-DD`, or undefined if there is no such day. Two digits of a year are of this century.
 */
export function readTypedDay(typed: string): string | undefined {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const parts = iso ? [iso[3], iso[2], iso[1]] : /^(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4}|\d{2})$/.exec(text)?.slice(1);
  if (!parts) return undefined;
  const [day = "", month = "", year = ""] = parts;
  const read = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(read) ? read : undefined;
}
