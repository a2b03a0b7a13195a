/** A part of a duration, such as 4 hours. */
export interface TimePart {
  readonly unit: "day" | "hour" | "minute";
  readonly value: number;
}

/**
 * The time from `now` to `end` (milliseconds since 1970) in its two largest adjacent units: days and hours, hours and
 * minutes, or minutes. It is rounded up to the minute, so that it stays at 1 minute until the end. Empty after that.
 */
export function remainingTime(end: number, now: number): TimePart[] {
  if (!(end > now)) return [];
  const minutes = Math.ceil((end - now) / 60_000);
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const parts: TimePart[] =
    days > 0
      ? [
          { unit: "day", value: days },
          { unit: "hour", value: hours },
        ]
      : [
          { unit: "hour", value: hours },
          { unit: "minute", value: minutes % 60 },
        ];
  return parts.filter(({ value }) => value > 0);
}
