import { Trans, useLingui } from "@lingui/react/macro";
import { beginOf, endOf, type Period } from "../../lib/period.ts";
import { classifyTournament } from "./tournaments-queries.ts";
import { numberFormat } from "../../lib/intl.ts";

/**
 * The time until a tournament begins or ends, without seconds so that it stays calm. Renders nothing for a running
 * tournament without an end.
 */
export function TimeLeft({ period, nowMs }: { period: Period; nowMs: number }) {
  const { i18n } = useLingui();
  const state = classifyTournament(period, nowMs);
  if (state === "concluded") return <Trans>Sona erdi</Trans>;
  const moment = state === "upcoming" ? beginOf(period) : endOf(period);
  if (!Number.isFinite(moment)) return null;
  const left = remainingText(moment, nowMs, i18n.locale);
  return (
    <time dateTime={new Date(moment).toISOString()}>
      {state === "upcoming" ? <Trans>Başlamasına {left} var</Trans> : <Trans>{left} kaldı</Trans>}
    </time>
  );
}

/** Formats the time from `nowMs` to `end` (milliseconds since 1970), such as `2 gün 4 saat`. */
function remainingText(end: number, nowMs: number, locale: string): string {
  return remainingTime(end, nowMs)
    .map(({ unit, value }) => numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value))
    .join(" ");
}

/** A part of a duration, such as 4 hours. */
interface TimePart {
  readonly unit: "day" | "hour" | "minute";
  readonly value: number;
}

/**
 * The time from `nowMs` to `end` (milliseconds since 1970) in its two largest adjacent units: days and hours, hours and
 * minutes, or minutes. It is rounded up to the minute, so that it stays at 1 minute until the end. Empty after that.
 */
export function remainingTime(end: number, nowMs: number): TimePart[] {
  if (!(end > nowMs)) return [];
  const minutes = Math.ceil((end - nowMs) / 60_000);
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
