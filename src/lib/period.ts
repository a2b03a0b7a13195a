/**
 * When an item of the operator's begins and ends. Each end is a moment (ISO 8601 with an offset) or a date
 * `YYYY-MM-DD`; a missing or empty end is open (contract.md, Values).
 */
export interface Period {
  readonly Start_date?: string | undefined;
  readonly End_date?: string | undefined;
}

/** The offset of the operator's local day, which dates refer to. Türkiye has the same offset all year. */
export const operatorOffset = "+03:00";

const dayMs = 24 * 60 * 60 * 1000;

/** Returns when the period begins, in milliseconds since 1970; `-Infinity` for an open beginning. */
export function beginOf(period: Period): number {
  const text = period.Start_date;
  if (!text) return -Infinity;
  return Date.parse(isBareDate(text) ? `${text}T00:00:00${operatorOffset}` : text);
}

/**
 * Returns when the period is over, in milliseconds since 1970: the first millisecond outside it, or `Infinity` for an
 * open end. A period that ends with a date includes that whole day.
 */
export function endOf(period: Period): number {
  const text = period.End_date;
  if (!text) return Infinity;
  if (!isBareDate(text)) return Date.parse(text);
  return Date.parse(`${text}T00:00:00${operatorOffset}`) + dayMs;
}

/** Returns whether `nowMs` (milliseconds since 1970) lies in the period; false if one of its dates is invalid. */
export function isRunning(period: Period, nowMs: number): boolean {
  return beginOf(period) <= nowMs && nowMs < endOf(period);
}

function isBareDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}
