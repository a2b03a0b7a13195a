import { useLingui } from "@lingui/react/macro";
import { type CashDirection, cashDirections } from "../../contract/cash-method.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import { Icon } from "../../ui/Icon.tsx";
import { StaleNote } from "../../ui/StaleNote.tsx";
import cashier from "./Cashier.module.css";
import { isFinal } from "./overview-transfers.ts";
import { PlaceLink, RowText } from "./NextSteps.tsx";
import styles from "./Transfer.module.css";
import { useStatusWords } from "./use-status-words.tsx";
import { useTransferRows } from "./use-transfer-rows.ts";

interface TransferListProps {
  title: string;
  direction: CashDirection;
  rows: readonly Transaction[];
  /** ISO time that the rows are from; undefined while they are current. */
  since: string | undefined;
}

/** Transfers with links to their pages. A decided one shows the decision. Renders nothing for an empty list. */
function TransferList({ title, direction, rows, since }: TransferListProps) {
  const words = useStatusWords();
  if (rows.length === 0) return null;
  return (
    <section className={cashier.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {since && <StaleNote at={since} />}
      <ul className={styles.rows}>
        {rows.map((row) => {
          const { label, icon } = words(direction, row.transaction_status);
          return (
            <li key={row.id}>
              <PlaceLink to={{ transactionID: row.id }} className={styles.row}>
                <Icon name={icon} />
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

/** The transfers that are not decided yet. */
export function WaitingTransfers({ direction }: { direction: CashDirection }) {
  const { t } = useLingui();
  const { read, waiting } = useTransferRows(direction);
  const title = direction === cashDirections.deposit ? t`Bekleyen yatırımlar` : t`Bekleyen çekimler`;
  return <TransferList title={title} direction={direction} rows={waiting.slice(0, 5)} since={read.since} />;
}

/** The latest transfers that are decided, because that may have happened while the player was away. */
export function DecidedTransfers({ direction }: { direction: CashDirection }) {
  const { t } = useLingui();
  const { rows, since } = useTransferRows(direction).read;
  const decided = rows.filter(({ transaction_status }) => isFinal(transaction_status));
  const title = direction === cashDirections.deposit ? t`Son yatırımlar` : t`Son çekimler`;
  return <TransferList title={title} direction={direction} rows={decided.slice(0, 3)} since={since} />;
}
