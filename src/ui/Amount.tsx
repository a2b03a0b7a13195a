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
  /** Nothing was moved: the amount is grey. */
  isVoid?: boolean;
}

/** Shows an amount that was added or taken away, with its sign and in colour. */
export function SignedAmount({ value, currency, isVoid = false }: SignedAmountProps) {
  const { i18n } = useLingui();
  const sign = compareMoney(value, "0");
  const size = formatMoney(value.replace(/^-/, ""), currency, i18n.locale);
  const tone = isVoid || sign === 0 ? styles.none : sign > 0 ? styles.plus : styles.minus;
  return (
    <data className={`${styles.amount} ${tone}`} value={value}>
      {sign > 0 ? `+${size}` : sign < 0 ? `−${size}` : size}
    </data>
  );
}
