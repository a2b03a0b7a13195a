import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { type Transaction, transactionCategories, transactionStatuses } from "../../contract/finance-history.ts";
import { formatMoment, timeOfDay } from "../../lib/format-dates.ts";
import { useStore } from "../../hooks/use-store.ts";
import { balanceShown } from "../../components/balance-visibility.ts";
import { Amount, SignedAmount } from "../../ui/Amount.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icon-name.ts";
import line from "../../ui/row.module.css";
import styles from "./TransactionList.module.css";

const icons: Readonly<Record<string, IconName>> = {
  [transactionCategories.bet]: "slot",
  [transactionCategories.deposit]: "plus",
  [transactionCategories.withdraw]: "wallet",
  [transactionCategories.bonus]: "gift",
};

export interface TransactionRowProps {
  row: Transaction;
  gmt: string | undefined;
  /** Whether its details are shown. */
  isShown: boolean;
  /** Whether its details have their place beside the list. */
  isBeside: boolean;
  onShow: (transaction: Transaction) => void;
}

/** A transaction in one line, which opens its details. Memoised: scrolling renders only new lines. */
export const TransactionRow = memo(function TransactionRow({
  row,
  gmt,
  isShown,
  isBeside,
  onShow,
}: TransactionRowProps) {
  const { i18n } = useLingui();
  const isBalanceShown = useStore(balanceShown);
  const what = row.game ?? row.method ?? row.sub_category;
  return (
    <button
      type="button"
      className={`${line.row} ${styles.row}`}
      aria-haspopup={isBeside ? undefined : "dialog"}
      aria-current={isShown || undefined}
      onClick={() => onShow(row)}
    >
      <span className={line.icon}>
        <Icon name={icons[row.transaction_category_id] ?? "coin"} />
      </span>
      <span className={line.words}>
        <span className={styles.type}>{row.type}</span>
        <span className={line.facts}>
          <time dateTime={row.createdAt}>{formatMoment(new Date(row.createdAt), i18n.locale, timeOfDay, gmt)}</time>{" "}
          {what && <span>{`${what} `}</span>}
          {row.transaction_status !== transactionStatuses.approved && <StatusChip status={row.transaction_status} />}
        </span>
      </span>
      <span className={styles.money}>
        <TransactionAmount row={row} />
        {row.balanceAfter !== undefined && (
          <span className={styles.balance}>
            <Trans>
              Bakiye {isBalanceShown ? <Amount value={row.balanceAfter} currency={row.currency} /> : "••••"}
            </Trans>
          </span>
        )}
      </span>
    </button>
  );
});

/** The amount of a transaction. One that is not approved has no colour, and a cancelled one is struck through. */
export function TransactionAmount({ row: { amount, currency, transaction_status: status } }: { row: Transaction }) {
  return (
    <SignedAmount
      value={amount}
      currency={currency}
      isNeutral={status !== transactionStatuses.approved}
      isCancelled={status === transactionStatuses.cancelled}
    />
  );
}

/** Shows the status of a transaction as a chip. */
export function StatusChip({ status }: { status: string }) {
  const statusName = useStatusName();
  return <Badge>{statusName(status)}</Badge>;
}

/** Returns the name of a transaction's status. An unknown status counts as undecided. */
export function useStatusName(): (status: string) => string {
  const { t } = useLingui();
  return (status) => {
    if (status === transactionStatuses.approved) return t({ message: "Onaylandı", context: "transfer" });
    return status === transactionStatuses.cancelled ? t`İptal edildi` : t`Bekliyor`;
  };
}
