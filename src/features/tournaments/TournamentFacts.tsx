import { Trans, useLingui } from "@lingui/react/macro";
import type { Tournament } from "../../contract/cms.ts";
import { Amount } from "../../ui/Amount.tsx";
import { TimeLeft } from "./TimeLeft.tsx";
import styles from "./TournamentFacts.module.css";
import { formatInTurkiye } from "../../lib/format-dates.ts";
import { dateFormat } from "../../lib/intl.ts";
import { beginOf, endOf, type Period } from "../../lib/period.ts";
import { operatorTimeZone } from "../../lib/period-text.ts";

/** The prize pool, state and dates of a tournament. */
export function TournamentFacts({ tournament, nowMs }: { tournament: Tournament; nowMs: number }) {
  const { i18n } = useLingui();
  const begin = startText(tournament, i18n.locale);
  const end = endText(tournament, i18n.locale);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Ödül havuzu</Trans>
        </dt>
        <dd className={styles.prize}>
          <Amount value={tournament.prizePool} currency={tournament.currency} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Durum</Trans>
        </dt>
        <dd>
          <TimeLeft period={tournament} nowMs={nowMs} />
        </dd>
      </div>
      {begin && (
        <div>
          <dt>
            <Trans>Başlangıç</Trans>
          </dt>
          <dd>{begin}</dd>
        </div>
      )}
      {end && (
        <div>
          <dt>
            <Trans>Bitiş</Trans>
          </dt>
          <dd>{end}</dd>
        </div>
      )}
    </dl>
  );
}

const day = { day: "numeric", month: "long", year: "numeric", timeZone: operatorTimeZone } as const;

/** Formats the start of a period for the locale: to the minute, or as a day if the start is a bare date. */
export function startText(period: Period, locale: string): string | undefined {
  return momentText(beginOf(period), period.Start_date, locale);
}

/** Formats the end of a period like `startText`. */
export function endText(period: Period, locale: string): string | undefined {
  // A bare end date includes the whole day, so subtracting one millisecond gives the right day.
  return momentText(endOf(period) - 1, period.End_date, locale, 1);
}

function momentText(moment: number, wire: string | undefined, locale: string, shift = 0) {
  if (!wire || !Number.isFinite(moment)) return undefined;
  return wire.includes("T")
    ? formatInTurkiye(new Date(moment + shift), locale)
    : dateFormat(locale, day).format(moment);
}
