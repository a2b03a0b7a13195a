import { useLingui } from "@lingui/react/macro";
import { compareMoney, formatMoney } from "../lib/money.ts";
import styles from "./Amount.module.css";

export interface AmountProps {
  /** A decimal string, as in the wire contract. */
  value: string;
  /** ISO 4217 code. */
  currency: string;
}

/** Shows an amount of money. Every amount that a player sees uses it. */
export function Amount({ value, currency }: AmountProps) {
  const { i18n } = useLingui();
  return (
    <data className={styles.amount} value={value}>
      {formatMoney(value, currency, i18n.locale)}
    </data>
  );
}

interface SignedAmountProps {
  /** A decimal string. */
  value: string;
  /** ISO 4217 code. */
  currency: string;
  /** It is not decided, or neither good nor bad: it has no colour. */
  isNeutral?: boolean;
  /** It was cancelled: it has no sign, and is struck through. */
  isCancelled?: boolean;
}

/** Shows an amount that was added or taken away, with its sign and in colour. */
export function SignedAmount({ value, currency, isNeutral = false, isCancelled = false }: SignedAmountProps) {
  const { i18n } = useLingui();
  const sign = compareMoney(value, "0");
  const size = formatMoney(value.replace(/^-/, ""), currency, i18n.locale);
  if (isCancelled) {
    return (
      <data className={`${styles.amount} ${styles.none}`} value={value}>
        <s>{size}</s>
      </data>
    );
  }
  const tone = isNeutral || sign === 0 ? styles.none : sign > 0 ? styles.plus : styles.minus;
  return (
    <data className={`${styles.amount} ${tone}`} value={value}>
      {sign > 0 ? `+${size}` : sign < 0 ? `−${size}` : size}
    </data>
  );
}
