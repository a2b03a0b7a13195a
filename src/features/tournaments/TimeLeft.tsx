import { Trans, useLingui } from "@lingui/react/macro";
import { beginOf, endOf, type Period } from "../../lib/period.ts";
import { classifyTournament } from "./classify.ts";
import { remainingText } from "./remaining-text.ts";

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
