/**
 * Days and moments (contract §0): a moment is ISO 8601 with an offset; a day is `YYYY-MM-DD` and
 * belongs to the operator, whose clock `gmt` gives as an offset such as `"+03:00"`. Where `gmt` is
 * missing or no offset, the device's own clock stands in.
 */
const minute = 60_000;
const dayLength = 24 * 60 * minute;

/** Minutes east of UTC; undefined for a text that is no offset. */
export function offsetMinutes(gmt: string | undefined): number | undefined {
  const match = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?([0-5]\d))?$/.exec(gmt?.trim() ?? "");
  if (!match) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  if (minutes > 14 * 60) return undefined;
  return match[1] === "-" ? -minutes : minutes;
}

/** The day that the operator's calendar shows at `moment`. */
export function dayOf(moment: Date, gmt?: string): string {
  const offset = offsetMinutes(gmt) ?? -moment.getTimezoneOffset();
  return new Date(moment.getTime() + offset * minute).toISOString().slice(0, 10);
}

/**
 * The moment at which the operator's `day` begins. Throws a RangeError for a text that is no day.
 */
export function startOfDay(day: string, gmt?: string): Date {
  const offset = offsetMinutes(gmt);
  if (offset === undefined) return new Date(`${validDay(day)}T00:00:00`);
  return new Date(Date.parse(`${validDay(day)}T00:00:00Z`) - offset * minute);
}

/** `count` days later, or earlier when negative. Throws a RangeError for a text that is no day. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${validDay(day)}T00:00:00Z`) + count * dayLength)
    .toISOString()
    .slice(0, 10);
}

/** Whole days from `start` to `end`; both ends included, so one day to itself is 1. */
export function daysBetween(start: string, end: string): number {
  return (Date.parse(validDay(end)) - Date.parse(validDay(start))) / dayLength + 1;
}

function validDay(day: string): string {
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  // 31 February parses in some browsers, as a day of March.
  if (!parsed || Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== day) {
    throw new RangeError(`Not a day: "${day}"`);
  }
  return day;
}
