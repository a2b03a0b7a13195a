import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { type Transaction, transactionStatuses } from "../../contract/finance-history.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { useStore } from "../../lib/use-store.ts";
import { balanceShown } from "../../session/balance/balance-visibility.ts";
import { Amount } from "../../ui/Amount.tsx";
import line from "../../ui/row.module.css";
import { SignedAmount } from "../../ui/SignedAmount.tsx";
import { TransactionIcon } from "./TransactionIcon.tsx";
import styles from "./TransactionList.module.css";

export interface TransactionRowProps {
  row: Transaction;
  gmt: string | undefined;
  onShow: (transaction: Transaction) => void;
}

/** A transaction in one line, which opens its details. Memoised: scrolling renders only new lines. */
export const TransactionRow = memo(function TransactionRow({ row, gmt, onShow }: TransactionRowProps) {
  const { i18n } = useLingui();
  const statusName = useStatusName();
  const isBalanceShown = useStore(balanceShown);
  const isApproved = row.transaction_status === transactionStatuses.approved;
  const what = row.game ?? row.method ?? row.sub_category;
  return (
    <button type="button" className={`${line.row} ${styles.row}`} aria-haspopup="dialog" onClick={() => onShow(row)}>
      <span className={line.icon}>
        <TransactionIcon category={row.transaction_category_id} />
      </span>
      <span className={line.words}>
        <span className={styles.type}>{row.type}</span>
        <span className={line.facts}>
          <time dateTime={row.createdAt}>{formatMoment(new Date(row.createdAt), i18n.locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }, gmt)}</time>{" "}
          {what && <span>{what} </span>}
          {!isApproved && <span className={styles.status}>{statusName(row.transaction_status)}</span>}
        </span>
      </span>
      <span className={styles.money}>
        <SignedAmount value={row.amount} currency={row.currency} isVoid={!isApproved} />
        {row.balanceAfter !== undefined && (
          <span className={styles.balance}>
            <Trans>Bakiye {isBalanceShown ? <Amount value={row.balanceAfter} currency={row.currency} /> : "••••"}</Trans>
          </span>
        )}
      </span>
    </button>
  );
});

/** Returns the name of a transaction's status. An unknown status counts as undecided. */
export function useStatusName(): (status: string) => string {
  const { t } = useLingui();
  return (status) => {
    if (status === transactionStatuses.approved) return t`Onaylandı`;
    return status === transactionStatuses.cancelled ? t`İptal edildi` : t`Bekliyor`;
  };
}
