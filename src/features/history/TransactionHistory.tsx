import { useLingui } from "@lingui/react/macro";
import { Suspense, useCallback, useMemo, useState } from "react";
import { useListPages } from "../../api/use-list-pages.ts";
import { ItemDetails, ItemGone, ListWithDetails, useDetailsSteps } from "../../components/ItemDetails.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { balanceShown } from "../../components/balance-visibility.ts";
import { OperatorNote } from "../../components/OperatorNote.tsx";
import type { Transaction } from "../../contract/finance-history.ts";
import { useStore } from "../../hooks/use-store.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { Amount } from "../../ui/Amount.tsx";
import { CopyableText } from "../../ui/CopyableText.tsx";
import { FactList } from "../../ui/FactList.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { HistorySums } from "./HistorySums.tsx";
import { TransactionList } from "./TransactionList.tsx";
import { StatusChip, TransactionAmount } from "./TransactionRow.tsx";
import { type HistoryFilters, historyLink, type HistoryPlace } from "./history-filters.ts";
import { asRows, carriesId, groupByDay } from "./history-items.ts";
import { historyPage } from "./history-queries.ts";
import { hasEverything, sumsFor } from "./history-sums.ts";
import type { NameRow } from "./row-namer.ts";
import styles from "./TransactionList.module.css";

/** Most operators send names, and not the ids of the filters' lists. */
const RowNames = lazyWithRetry(() => import("./RowNames.tsx"), "RowNames", { untilItComes: true });

/** Most players have transactions. */
const NoTransactions = lazyWithRetry(() => import("./NoTransactions.tsx"), "NoTransactions");

export interface TransactionHistoryProps {
  place: HistoryPlace;
  filters: HistoryFilters;
  gmt: string | undefined;
  today: string;
  /** The transaction that the address names. */
  shownId: string | undefined;
}

/** The list for these filters. Other filters are another list: give each a `key` of its own. */
export function TransactionHistory({ place, filters, gmt, today, shownId }: TransactionHistoryProps) {
  const { t } = useLingui();
  const pages = useListPages((offset) => historyPage(filters, today, offset));
  const steps = useDetailsSteps();
  const { hasMore } = pages;
  const [nameRow, setNameRow] = useState<NameRow>();
  // The same function for every render: the rows are memoised.
  const onShow = useCallback(
    ({ id }: Transaction) => steps.open(historyLink(place, filters, id)),
    [steps, place, filters],
  );
  const rows = useMemo(() => (nameRow ? pages.rows.map(nameRow) : pages.rows), [pages.rows, nameRow]);
  const hasIds = useMemo(() => pages.rows.some(carriesId), [pages.rows]);
  const isEmpty = pages.first.data !== undefined && rows.length === 0 && !hasMore;
  const inDays = filters.order === "createdAt";
  const items = useMemo(() => (inDays ? groupByDay(rows, gmt, hasMore) : asRows(rows)), [rows, inDays, gmt, hasMore]);
  const shown = shownId === undefined ? undefined : rows.find(({ id }) => id === shownId);
  const isLost = shownId !== undefined && !shown && pages.first.data !== undefined;
  const close = () => steps.close(historyLink(place, filters));
  const details = shown ? (
    <TransactionDetails key={shown.id} transaction={shown} gmt={gmt} onClose={close} />
  ) : (
    isLost && <ItemGone title={t`Kayıt Bulunamadı`} text={t`Bu işlem son işlemleriniz arasında yok.`} onClose={close} />
  );
  return (
    <ListWithDetails details={details}>
      <SectionState isPage read={pages.first} title={t`İşlemler`} loading={<TransactionsPlace />}>
        {(_, note) => (
          <>
            {note}
            <HistorySums filters={filters} today={today} pages={pages} />
            {!isEmpty && (
              <TransactionList
                name={JSON.stringify([place, filters])}
                items={items}
                hasResults={sumsFor(filters).includes("net")}
                hasEverything={hasEverything(filters)}
                gmt={gmt}
                pages={pages}
                shownId={shownId}
                onShow={onShow}
              />
            )}
            {isEmpty && (
              <Suspense fallback={<TransactionsPlace />}>
                <NoTransactions place={place} filters={filters} />
              </Suspense>
            )}
          </>
        )}
      </SectionState>
      {hasIds && (
        <Suspense>
          <RowNames onNames={(named) => setNameRow(() => named)} />
        </Suspense>
      )}
    </ListWithDetails>
  );
}

const places = [0, 1, 2, 3, 4, 5, 6, 7];

function TransactionsPlace() {
  return (
    <div className={styles.places}>
      <Skeleton width="9rem" height="1.5rem" />
      {places.map((place) => (
        <Skeleton key={place} height="4.25rem" radius="var(--radius-m)" />
      ))}
    </div>
  );
}

interface TransactionDetailsProps {
  transaction: Transaction;
  gmt: string | undefined;
  onClose: () => void;
}

/** Everything that is known of a transaction. */
function TransactionDetails({ transaction, gmt, onClose }: TransactionDetailsProps) {
  const { t, i18n } = useLingui();
  const isBalanceShown = useStore(balanceShown);
  const { id, createdAt, currency, balanceAfter, ticketNumber } = transaction;
  const moment = formatMoment(new Date(createdAt), i18n.locale, { dateStyle: "long", timeStyle: "medium" }, gmt);
  const balance =
    balanceAfter !== undefined && (isBalanceShown ? <Amount value={balanceAfter} currency={currency} /> : "••••");
  const facts = [
    { name: t`Tutar`, value: <TransactionAmount row={transaction} /> },
    { name: t`Durum`, value: <StatusChip status={transaction.transaction_status} /> },
    { name: t`Tarih`, value: <time dateTime={createdAt}>{moment}</time> },
    { name: t`Kategori`, value: [transaction.category, transaction.sub_category].filter(Boolean).join(" · ") },
    { name: t`Yöntem`, value: transaction.method },
    { name: t`Oyun`, value: transaction.game },
    { name: t`İşlem sonrası bakiye`, value: balance },
    { name: t`Bilet numarası`, value: ticketNumber && <CopyableText label={t`Bilet numarası`} text={ticketNumber} /> },
    { name: t`İşlem numarası`, value: <CopyableText label={t`İşlem numarası`} text={id} /> },
    { name: t`Not`, value: transaction.note ? <OperatorNote text={transaction.note} /> : t`İşlem notu bulunamadı` },
  ];
  return (
    <ItemDetails onClose={onClose} title={transaction.type}>
      <FactList facts={facts.filter(({ value }) => value)} />
    </ItemDetails>
  );
}
