import { useLingui } from "@lingui/react/macro";
import type { Transaction } from "../../contract/finance-history.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { useOperatorDay } from "../../session/use-operator-day.ts";
import { Amount } from "../../ui/Amount.tsx";
import styles from "./Transfer.module.css";

/** A transfer in a list: amount, method and moment. */
export function RowText({ row: { amount, currency, method, createdAt } }: { row: Transaction }) {
  const { i18n } = useLingui();
  const { gmt } = useOperatorDay();
  const moment = formatMoment(new Date(createdAt), i18n.locale, { dateStyle: "medium", timeStyle: "short" }, gmt);
  return (
    <span className={styles.rowText}>
      <Amount value={amount.replace(/^-/, "")} currency={currency} />
      <span className={styles.soft}>{method ? `${method} · ${moment}` : moment}</span>
    </span>
  );
}
