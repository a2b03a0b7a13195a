import type { CashDirection } from "../../contract/cash-method.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import { Icon } from "../../ui/Icon.tsx";
import cashier from "./Cashier.module.css";
import { isFinal } from "./overview/transfers.ts";
import { PlaceLink } from "./PlaceLink.tsx";
import { RowText } from "./RowText.tsx";
import styles from "./Transfer.module.css";
import { useStatusWords } from "./use-status-words.ts";

const icons = { waiting: "clock", positive: "check", negative: "warning" } as const;

export interface TransferListProps {
  title: string;
  direction: CashDirection;
  rows: readonly Transaction[];
}

/** Transfers, each with the way to its page. One that is decided says how. Nothing if there are none. */
export function TransferList({ title, direction, rows }: TransferListProps) {
  const words = useStatusWords();
  if (rows.length === 0) return null;
  return (
    <section className={cashier.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.rows}>
        {rows.map((row) => {
          const { label, tone } = words(direction, row.transaction_status);
          return (
            <li key={row.id}>
              <PlaceLink to={{ transactionID: row.id }} className={styles.row}>
                <Icon name={icons[tone]} />
                <RowText row={row} />
                {isFinal(row.transaction_status) && <span className={styles.soft}>{label}</span>}
                <Icon name="chevron-right" />
              </PlaceLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
