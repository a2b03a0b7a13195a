import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { OperatorNote } from "../../components/OperatorNote.tsx";
import { transactionStatuses, type Transaction } from "../../contract/finance-history.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { siteCurrency } from "../../lib/money.ts";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { Amount } from "../../ui/Amount.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { TransferSteps } from "./TransferSteps.tsx";
import { useCashier } from "./cashier-context.ts";
import cashier from "./Cashier.module.css";
import type { AcceptedTransfer } from "./accepted-transfers.ts";
import styles from "./Transfer.module.css";
import { useStatusWords } from "./use-status-words.tsx";
import { useUsualTime } from "./use-usual-time.ts";

export interface TransferFactsProps {
  /** What this device knows of it. */
  kept: AcceptedTransfer | undefined;
  /** The transfer's row in the history; undefined until the history has it. */
  row: Transaction | undefined;
}

/** The status of a transfer in plain words, and its details. Needs `kept`, `row`, or both. */
export function TransferFacts({ kept, row }: TransferFactsProps) {
  const { i18n } = useLingui();
  const { direction } = useCashier();
  const { gmt } = useOperatorDay();
  const words = useStatusWords()(direction, row?.transaction_status ?? transactionStatuses.new);
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  // The row first: the operator may have changed the amount, for example to what arrived by bank transfer.
  const amount = row?.amount.replace(/^-/, "") ?? kept?.amount ?? "0";
  const moment = row ? new Date(row.createdAt) : new Date(kept?.atMs ?? 0);
  const method = kept?.methodName || row?.method;
  const usual = useUsualTime(direction)({ id: kept?.methodID, name: method });
  return (
    <div ref={box} tabIndex={-1} className={cashier.panel}>
      <div role="status" className={`${styles.status} ${styles[words.tone]}`}>
        <Icon name={words.icon} />
        <div>
          <p className={styles.label}>{words.label}</p>
          <p>{words.next}</p>
          {row?.note && (
            <p className={styles.soft}>
              <OperatorNote text={row.note} />
            </p>
          )}
        </div>
      </div>
      <TransferSteps
        requestedAt={moment}
        status={row?.transaction_status ?? transactionStatuses.new}
        decidedAt={row?.decidedAt}
        usual={usual}
      />
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Tutar</Trans>
          </dt>
          <dd className={styles.amount}>
            <Amount value={amount} currency={row?.currency ?? kept?.currency ?? siteCurrency} />
          </dd>
        </div>
        {method && (
          <div>
            <dt>
              <Trans>Yöntem</Trans>
            </dt>
            <dd>{method}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Tarih</Trans>
          </dt>
          <dd>{formatMoment(moment, i18n.locale, { dateStyle: "long", timeStyle: "short" }, gmt)}</dd>
        </div>
        <div>
          <dt>
            <Trans>İşlem numarası</Trans>
          </dt>
          <dd>{row?.id ?? kept?.transactionID}</dd>
        </div>
      </dl>
    </div>
  );
}
