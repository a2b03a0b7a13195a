/**
 * Days and moments (contract.md, Values). A moment is ISO 8601 with an offset. A day is `YYYY-MM-DD` in the
 * operator's time zone, given by `gmt` as an offset such as `"+03:00"`. If `gmt` is missing or not an offset, the
 * device's time zone is used.
 */
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Minutes east of UTC; undefined when the text is not an offset. */
export function offsetMinutes(gmt: string | undefined): number | undefined {
  const match = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?([0-5]\d))?$/.exec(gmt?.trim() ?? "");
  if (!match) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  if (minutes > 14 * 60) return undefined;
  return match[1] === "-" ? -minutes : minutes;
}

/** The operator's day at `moment`. */
export function dayOf(moment: Date, gmt?: string): string {
  const offset = offsetMinutes(gmt) ?? -moment.getTimezoneOffset();
  return new Date(moment.getTime() + offset * minuteMs).toISOString().slice(0, 10);
}

/** The start of the operator's `day`. Throws a RangeError when the text is not a day. */
export function startOfDay(day: string, gmt?: string): Date {
  const offset = offsetMinutes(gmt);
  if (offset === undefined) return new Date(`${validDay(day)}T00:00:00`);
  return new Date(Date.parse(`${validDay(day)}T00:00:00Z`) - offset * minuteMs);
}

/** The operator's day at `moment`, and the milliseconds since 1970 at which it and the day after it begin. */
export function dayAround(
  moment: Date,
  gmt?: string,
): { readonly day: string; readonly startMs: number; readonly endMs: number } {
  const day = dayOf(moment, gmt);
  const startMs = startOfDay(day, gmt).getTime();
  // A day of the device's time zone may have 23 or 25 hours.
  const endMs = offsetMinutes(gmt) === undefined ? startOfDay(addDays(day, 1)).getTime() : startMs + dayMs;
  return { day, startMs, endMs };
}

/** `count` days later, or earlier when negative. Throws a RangeError when the text is not a day. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${validDay(day)}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/**
 * Days from `start` to `end`, both included: the same day twice gives 1. Throws a RangeError when a text is not a
 * day.
 */
export function daysBetween(start: string, end: string): number {
  return (Date.parse(validDay(end)) - Date.parse(validDay(start))) / dayMs + 1;
}

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // Some browsers parse 31 February as a day of March.
  return parsed !== undefined && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

function validDay(day: string): string {
  if (!isDay(day)) throw new RangeError(`Not a day: "${day}"`);
  return day;
}
