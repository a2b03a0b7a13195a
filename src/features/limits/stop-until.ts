import { addDays } from "../../lib/dates.ts";

/** How long a player stops for: a number of days, of months, or for ever. */
export type StopLength = { readonly days: number } | { readonly months: number | null };

/** The lengths to choose from. */
export const timeOutDays = [1, 3, 7, 14, 30, 42, 60, 90] as const;
export const exclusionMonths = [6, 12, 24, 60, null] as const;

/** A stop longer than this many days is confirmed by typing a word. */
const longestUntypedDays = 7;

export function needsTypedWord(length: StopLength): boolean {
  return !("days" in length) || length.days > longestUntypedDays;
}

/** The day on which the player may log in again, `YYYY-MM-DD`; undefined for never. `today` is in the same form. */
export function stopUntil(length: StopLength, today: string): string | undefined {
  if ("days" in length) return addDays(today, length.days);
  if (length.months === null) return undefined;
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const months = year * 12 + (month - 1) + length.months;
  const first = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-01`;
  // 31 August and six months: the last day of February.
  const last = Number(addDays(nextMonth(first), -1).slice(8));
  return addDays(first, Math.min(day, last) - 1);
}

function nextMonth(first: string): string {
  return `${addDays(first, 31).slice(0, 7)}-01`;
}

/** Whether the typed text is the word, in any case. Turkish has two letters i. */
export function isWord(typed: string, word: string, locale: string): boolean {
  return typed.trim().toLocaleLowerCase(locale) === word.toLocaleLowerCase(locale);
}
