import { Trans, useLingui } from "@lingui/react/macro";
import { beginOf, endOf, type Period } from "../../lib/period.ts";
import { classifyTournament } from "./classify.ts";
import { numberFormat } from "../../lib/intl.ts";
import { remainingTime } from "./remaining.ts";

/**
 * The time until a tournament begins or ends, without seconds so that it stays calm. Renders nothing for a running
 * tournament without an end.
 */
export function TimeLeft({ period, now }: { period: Period; now: number }) {
  const { i18n } = useLingui();
  const state = classifyTournament(period, now);
  if (state === "concluded") return <Trans>Sona erdi</Trans>;
  const moment = state === "upcoming" ? beginOf(period) : endOf(period);
  if (!Number.isFinite(moment)) return null;
  const left = remainingText(moment, now, i18n.locale);
  return (
    <time dateTime={new Date(moment).toISOString()}>
      {state === "upcoming" ? <Trans>Başlamasına {left} var</Trans> : <Trans>{left} kaldı</Trans>}
    </time>
  );
}

/** Formats the time from `now` to `end` (milliseconds since 1970), such as `2 gün 4 saat`. */
function remainingText(end: number, now: number, locale: string): string {
  return remainingTime(end, now)
    .map(({ unit, value }) =>
      numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value),
    )
    .join(" ");
}
