import { Trans, useLingui } from "@lingui/react/macro";
import type { Tournament } from "../../../contract/cms.ts";
import { Amount } from "../../../ui/Amount.tsx";
import { endText, startText } from "./moment-text.ts";
import { TimeLeft } from "../TimeLeft.tsx";
import styles from "./TournamentFacts.module.css";

/** The prize pool, state and dates of a tournament. */
export function TournamentFacts({ tournament, now }: { tournament: Tournament; now: number }) {
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
          <TimeLeft period={tournament} now={now} />
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
