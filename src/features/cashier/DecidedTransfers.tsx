import { useLingui } from "@lingui/react/macro";
import { cashDirections, type CashDirection } from "../../contract/cash-method.ts";
import { transactionStatuses } from "../../contract/finance-history.ts";
import { Icon } from "../../ui/Icon.tsx";
import cashier from "./Cashier.module.css";
import { isFinal } from "./follow.ts";
import { PlaceLink } from "./PlaceLink.tsx";
import { RowText } from "./RowText.tsx";
import styles from "./Transfer.module.css";
import { useStatusWords } from "./use-status-words.ts";
import { useTransferRows } from "./use-transfer-rows.ts";

const mostShown = 3;

/** The latest transfers that are decided, because that may have happened while the player was away. */
export function DecidedTransfers({ direction }: { direction: CashDirection }) {
  const { t } = useLingui();
  const words = useStatusWords();
  const decided = useTransferRows(direction).read.rows.filter(({ transaction_status }) => isFinal(transaction_status));
  if (decided.length === 0) return null;
  const title = direction === cashDirections.deposit ? t`Son yatırımlar` : t`Son çekimler`;
  return (
    <section className={cashier.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.rows}>
        {decided.slice(0, mostShown).map((row) => (
          <li key={row.id}>
            <PlaceLink to={{ transactionID: row.id }} className={styles.row}>
              <Icon name={row.transaction_status === transactionStatuses.approved ? "check" : "warning"} />
              <RowText row={row} />
              <span className={styles.soft}>{words(direction, row.transaction_status).label}</span>
              <Icon name="chevron-right" />
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
