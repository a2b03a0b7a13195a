import { useLingui } from "@lingui/react/macro";
import { type CashDirection, cashDirections } from "../../contract/cash-method.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { Elements } from "../../ui/elements.ts";
import { StaleNote } from "../../ui/StaleNote.tsx";
import cashier from "./Cashier.module.css";
import { isFinal } from "./overview-transfers.ts";
import { PlaceLink, RowText } from "./NextSteps.tsx";
import { TransferSteps } from "./TransferSteps.tsx";
import styles from "./Transfer.module.css";
import { useStatusWords } from "./use-status-words.tsx";
import { useTransferRows } from "./use-transfer-rows.ts";
import { useUsualTime } from "./use-usual-time.ts";

interface TransferSectionProps {
  title: string;
  /** ISO time that the transfers are from; undefined while they are current. */
  since: string | undefined;
  /** An item for each transfer. */
  children: Elements;
}

function TransferSection({ title, since, children }: TransferSectionProps) {
  return (
    <section className={cashier.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {since && <StaleNote at={since} />}
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

/** The transfers that are not decided yet: each leads to its page and shows how far it is. */
export function WaitingTransfers({ direction }: { direction: CashDirection }) {
  const { t } = useLingui();
  const { read, waiting } = useTransferRows(direction);
  const usualOf = useUsualTime(direction, { enabled: waiting.length > 0 });
  if (waiting.length === 0) return null;
  return (
    <TransferSection
      title={direction === cashDirections.deposit ? t`Bekleyen yatırımlar` : t`Bekleyen çekimler`}
      since={read.since}
    >
      {waiting.slice(0, 5).map((row) => (
        <li key={row.id} className={styles.open}>
          <PlaceLink to={{ transactionID: row.id }} className={styles.row}>
            <RowText row={row} hasSteps />
            <Icon name="chevron-right" />
          </PlaceLink>
          <TransferSteps
            requestedAt={new Date(row.createdAt)}
            status={row.transaction_status}
            decidedAt={row.decidedAt}
            usual={usualOf({ name: row.method })}
          />
        </li>
      ))}
    </TransferSection>
  );
}

/** The latest transfers that are decided, because that may have happened while the player was away. */
export function DecidedTransfers({ direction }: { direction: CashDirection }) {
  const { t } = useLingui();
  const { rows, since } = useTransferRows(direction).read;
  const decided = rows.filter(({ transaction_status }) => isFinal(transaction_status));
  const words = useStatusWords();
  if (decided.length === 0) return null;
  return (
    <TransferSection title={direction === cashDirections.deposit ? t`Son yatırımlar` : t`Son çekimler`} since={since}>
      {decided.slice(0, 3).map((row) => {
        const { label, icon } = words(direction, row.transaction_status);
        return (
          <li key={row.id}>
            <PlaceLink to={{ transactionID: row.id }} className={styles.row}>
              <Icon name={icon} />
              <RowText row={row} />
              <span className={styles.soft}>{label}</span>
              <Icon name="chevron-right" />
            </PlaceLink>
          </li>
        );
      })}
    </TransferSection>
  );
}
