import { useLingui } from "@lingui/react/macro";
import { Suspense, useMemo, useState } from "react";
import { useListPages } from "../../api/use-list-pages.ts";
import { SectionState } from "../../components/SectionState.tsx";
import type { Transaction } from "../../contract/finance-history.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { asRows, carriesId, dayLister } from "./history-items.ts";
import { type HistoryFilters, type HistoryPlace } from "./history-filters.ts";
import type { NameRow } from "./row-namer.ts";
import { historyPage } from "./history-queries.ts";
import { TransactionDetails } from "./TransactionDetails.tsx";
import { TransactionList } from "./TransactionList.tsx";
import styles from "./TransactionList.module.css";

/** Most operators send names, and not the ids of the filters' lists. */
const RowNames = lazyWithRetry(async () => (await import("./RowNames.tsx")).RowNames, { untilItComes: true });

/** Most players have transactions. */
const NoTransactions = lazyWithRetry(async () => (await import("./NoTransactions.tsx")).NoTransactions);

export interface TransactionHistoryProps {
  place: HistoryPlace;
  filters: HistoryFilters;
  gmt: string | undefined;
  today: string;
}

/** The list for these filters. Other filters are another list: give each a `key` of its own. */
export function TransactionHistory({ place, filters, gmt, today }: TransactionHistoryProps) {
  const { t } = useLingui();
  const pages = useListPages((offset) => historyPage(filters, today, offset));
  const [shown, setShown] = useState<Transaction>();
  const { hasMore } = pages;
  const [nameRow, setNameRow] = useState<NameRow>();
  const rows = useMemo(() => (nameRow ? pages.rows.map(nameRow) : pages.rows), [pages.rows, nameRow]);
  const hasIds = useMemo(() => pages.rows.some(carriesId), [pages.rows]);
  const isEmpty = pages.first.data !== undefined && rows.length === 0 && !hasMore;
  const [byDay] = useState(dayLister);
  const inDays = filters.order === "createdAt";
  const items = useMemo(() => (inDays ? byDay(rows, gmt, hasMore) : asRows(rows)), [rows, inDays, byDay, gmt, hasMore]);
  return (
    <>
      <SectionState isPage read={pages.first} title={t`İşlemler`} loading={<TransactionsPlace />}>
        {(_, note) => (
          <>
            {note}
            {!isEmpty && <TransactionList name={JSON.stringify([place, filters])} items={items} gmt={gmt} pages={pages} onShow={setShown} />}
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
      {shown && <TransactionDetails transaction={shown} gmt={gmt} onClose={() => setShown(undefined)} />}
    </>
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
