/**
 * From when until when something of the operator's holds. Each end is a moment (ISO 8601 with offset) or
 * a bare date `YYYY-MM-DD`; an end that is missing or empty is open (contract §0).
 */
export interface Period {
  readonly Start_date?: string | undefined;
  readonly End_date?: string | undefined;
}

/** The offset of the operator's local day, which a bare date stands for: Türkiye keeps it all year. */
const operatorOffset = "+03:00";

const day = 24 * 60 * 60 * 1000;

/** When the period begins, in milliseconds since 1970; `-Infinity` for an open beginning. */
export function beginOf(period: Period): number {
  const text = period.Start_date;
  if (!text) return -Infinity;
  return Date.parse(isBareDate(text) ? `${text}T00:00:00${operatorOffset}` : text);
}

/**
 * When the period is over (the first millisecond that no longer belongs to it); `Infinity` for an open
 * end. The day that a bare date names belongs to the period to its end.
 */
export function endOf(period: Period): number {
  const text = period.End_date;
  if (!text) return Infinity;
  if (!isBareDate(text)) return Date.parse(text);
  return Date.parse(`${text}T00:00:00${operatorOffset}`) + day;
}

/** Whether `now` (milliseconds since 1970) lies in the period. A date that is none never holds. */
export function isRunning(period: Period, now: number): boolean {
  return beginOf(period) <= now && now < endOf(period);
}

function isBareDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}
