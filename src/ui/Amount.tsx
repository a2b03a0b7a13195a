import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "../lib/money.ts";
import styles from "./Amount.module.css";

export interface AmountProps {
  /** A decimal string, as the wire carries money. */
  value: string;
  /** ISO 4217 code. */
  currency: string;
}

/** Every amount of money that a player sees. */
export function Amount({ value, currency }: AmountProps) {
  const { i18n } = useLingui();
  return <data className={styles.amount} value={value}>{formatMoney(value, currency, i18n.locale)}</data>;
}
