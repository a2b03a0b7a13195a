import { Trans, useLingui } from "@lingui/react/macro";
import { numberFormat } from "../../lib/intl.ts";
import { compareMoney, subtractMoney } from "../../lib/money.ts";
import { AccountAmount } from "../../components/Balance.tsx";
import styles from "./BonusCard.module.css";

export interface WageringProps {
  /** Decimal strings: how much must be bet, and how much of it is done. */
  wagering: string;
  wagered: string;
  /** The name of the bonus, for the bar. */
  title: string;
}

/** How far the wagering is, as a filled bar and in words. */
export function Wagering({ wagering, wagered, title }: WageringProps) {
  const { t, i18n } = useLingui();
  const share = wageredShare(wagered, wagering);
  const percent = numberFormat(i18n.locale, { style: "percent", maximumFractionDigits: 0 }).format(share);
  const left = subtractMoney(wagering, wagered);
  return (
    <div className={styles.wagering}>
      <p className={styles.done}>
        <span>
          <Trans>
            Çevrim: <AccountAmount value={wagered} /> / <AccountAmount value={wagering} />
          </Trans>
        </span>
        <strong>{percent}</strong>
      </p>
      <progress className={styles.bar} max={1} value={share} aria-label={t`Çevrim: ${title}`} />
      <p className={styles.soft}>
        {compareMoney(left, "0") > 0 ? (
          <Trans>
            Bonusun bakiyenize eklenmesi için <AccountAmount value={left} /> daha bahis yapmanız gerekiyor.
          </Trans>
        ) : (
          <Trans>Çevrim tamamlandı.</Trans>
        )}
      </p>
    </div>
  );
}

/**
 * The part of the wagering that is done, from 0 to 1, rounded down to whole percents: a bar is full only when nothing
 * is left. Both are decimal strings with any number of decimals.
 */
export function wageredShare(wagered: string, wagering: string): number {
  if (compareMoney(wagering, "0") <= 0 || compareMoney(wagered, wagering) >= 0) return 1;
  // Only the bar's length is computed as a float, never an amount.
  const percents = Math.floor((Number(wagered) * 100) / Number(wagering));
  return Math.min(Math.max(percents, 0), 99) / 100;
}
