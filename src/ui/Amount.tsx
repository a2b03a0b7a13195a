import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "../lib/money.ts";
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
  return <data className={styles.amount} value={value}>{formatMoney(value, currency, i18n.locale)}</data>;
}
