import { useLingui } from "@lingui/react/macro";
import { type Transaction, transactionStatuses } from "../../contract/finance-history.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { useStore } from "../../hooks/use-store.ts";
import { balanceShown } from "../../components/balance-visibility.ts";
import { Amount } from "../../ui/Amount.tsx";
import { CopyableText } from "../../ui/CopyableText.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FactList } from "../../ui/FactList.tsx";
import { SignedAmount } from "../../ui/SignedAmount.tsx";
import { useStatusName } from "./TransactionRow.tsx";

export interface TransactionDetailsProps {
  transaction: Transaction;
  gmt: string | undefined;
  onClose: () => void;
}

/** Everything that is known of a transaction. */
export function TransactionDetails({ transaction, gmt, onClose }: TransactionDetailsProps) {
  const { t, i18n } = useLingui();
  const statusName = useStatusName();
  const isBalanceShown = useStore(balanceShown);
  const { id, createdAt, amount, currency, balanceAfter, transaction_status: status, ticketNumber } = transaction;
  const moment = formatMoment(new Date(createdAt), i18n.locale, { dateStyle: "long", timeStyle: "medium" }, gmt);
  const balance = balanceAfter !== undefined && (isBalanceShown ? <Amount value={balanceAfter} currency={currency} /> : "••••");
  const facts = [
    { name: t`Tutar`, value: <SignedAmount value={amount} currency={currency} isVoid={status !== transactionStatuses.approved} /> },
    { name: t`Durum`, value: statusName(status) },
    { name: t`Tarih`, value: <time dateTime={createdAt}>{moment}</time> },
    { name: t`Kategori`, value: [transaction.category, transaction.sub_category].filter(Boolean).join(" · ") },
    { name: t`Yöntem`, value: transaction.method },
    { name: t`Oyun`, value: transaction.game },
    { name: t`İşlem sonrası bakiye`, value: balance },
    { name: t`Bilet numarası`, value: ticketNumber && <CopyableText label={t`Bilet numarası`} text={ticketNumber} /> },
    { name: t`İşlem numarası`, value: <CopyableText label={t`İşlem numarası`} text={id} /> },
    { name: t`Not`, value: transaction.note ?? t`İşlem notu bulunamadı` },
  ];
  return (
    <Dialog open onClose={onClose} title={transaction.type}>
      <FactList facts={facts.filter(({ value }) => value)} />
    </Dialog>
  );
}
