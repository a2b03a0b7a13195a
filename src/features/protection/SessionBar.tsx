import { Trans, useLingui } from "@lingui/react/macro";
import { useRead } from "../../api/use-read.ts";
import { durationText, timeOfDay } from "../../lib/format-dates.ts";
import { dateFormat } from "../../lib/intl.ts";
import { useStore } from "../../hooks/use-store.ts";
import { balanceShown } from "../../components/balance-visibility.ts";
import { balanceOptions } from "../../api/player-queries.ts";
import { SignedAccountAmount } from "../../components/Balance.tsx";
import { Amount } from "../../ui/Amount.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { limitsLink } from "../../api/page-links.ts";
import { Link } from "../../ui/Link.tsx";
import styles from "./SessionBar.module.css";

export interface SessionBarProps {
  nowMs: number;
  /** Whole minutes since the session began. */
  minutes: number;
  /** The net result of this session, a decimal string; undefined while it is not known. */
  net: string | undefined;
}

/**
 * A slim bar at the foot of every page of a signed-in player: the time, the time in this session, its net result, the
 * balance, and the way to the limits. On phones it is one line that opens.
 */
export function SessionBar({ nowMs, minutes, net }: SessionBarProps) {
  const { t, i18n } = useLingui();
  const [record] = useRead(balanceOptions()).rows;
  const isBalanceShown = useStore(balanceShown);
  const clock = dateFormat(i18n.locale, timeOfDay).format(nowMs);
  const spent = durationText(minutes, i18n.locale, "short");
  const result = net !== undefined && <SignedAccountAmount value={net} />;
  const facts = (
    <dl className={styles.facts}>
      <div>
        <dt>{t`Saat`}</dt>
        <dd>{clock}</dd>
      </div>
      <div>
        <dt>{t`Bu oturumda`}</dt>
        <dd>{spent}</dd>
      </div>
      {result && (
        <div>
          <dt>{t`Net sonuç`}</dt>
          <dd>{result}</dd>
        </div>
      )}
      {record && isBalanceShown && (
        <div>
          <dt>{t`Bakiye`}</dt>
          <dd>
            <Amount value={record.balance} currency={record.currency} />
          </dd>
        </div>
      )}
    </dl>
  );
  return (
    <section className={styles.bar} aria-label={t`Oturum çubuğu`}>
      <details className={styles.more}>
        <summary className={styles.line}>
          <Icon name="clock" />
          <span>{clock}</span>
          <span className={styles.spent}>{spent}</span>
          {result}
        </summary>
        {facts}
      </details>
      <div className={styles.wide}>{facts}</div>
      <Link {...limitsLink} className={styles.limits}>
        <Trans>Limitler</Trans>
      </Link>
    </section>
  );
}
