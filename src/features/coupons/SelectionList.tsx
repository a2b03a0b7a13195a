import { Trans, useLingui } from "@lingui/react/macro";
import type { CouponSelection } from "../../contract/betframe.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { numberFormat } from "../../lib/intl.ts";
import styles from "./CouponCard.module.css";

/** The bets of a coupon, each with its result once there is one. */
export function SelectionList({ selections, gmt }: { selections: readonly CouponSelection[]; gmt: string | undefined }) {
  const { i18n } = useLingui();
  const decimals = numberFormat(i18n.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <ol className={styles.selections}>
      {selections.map(({ event, market, pick, odds, startsAt, result }, index) => (
        // A coupon's bets never change their order, and two may be on the same market.
        <li key={index}>
          <span className={styles.event}>{event}</span>
          <span className={styles.odds}>{decimals.format(odds)}</span>
          <span className={styles.pick}>
            {`${market}: ${pick}`}
          </span>
          <span className={styles.result}>
            {result ? (
              <Trans>Sonuç: {result}</Trans>
            ) : (
              <time dateTime={startsAt}>{formatMoment(new Date(startsAt), i18n.locale, { dateStyle: "short", timeStyle: "short" }, gmt)}</time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
