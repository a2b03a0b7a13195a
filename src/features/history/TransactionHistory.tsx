import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { useListPages } from "../../client/list-pages/use-list-pages.ts";
import { SectionState } from "../../client/sections/SectionState.tsx";
import type { Transaction } from "../../contract/finance-history.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { asRows, dayLister } from "./history-items.ts";
import { activeFilters, type HistoryFilters, type HistoryPlace, historyPath } from "./history-search.ts";
import { historyPage } from "./queries.ts";
import { TransactionDetails } from "./TransactionDetails.tsx";
import { TransactionList } from "./TransactionList.tsx";
import styles from "./TransactionList.module.css";

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
  const { rows, hasMore } = pages;
  const [byDay] = useState(dayLister);
  const inDays = filters.order === "createdAt";
  const items = useMemo(() => (inDays ? byDay(rows, gmt, hasMore) : asRows(rows)), [rows, inDays, byDay, gmt, hasMore]);
  return (
    <>
      <SectionState read={pages.first} title={t`İşlemler`} loading={<TransactionsPlace />}>
        {(_, note) =>
          rows.length === 0 && !hasMore ? (
            <>
              {note}
              <NoTransactions place={place} filters={filters} />
            </>
          ) : (
            <>
              {note}
              <TransactionList items={items} gmt={gmt} pages={pages} onShow={setShown} />
            </>
          )
        }
      </SectionState>
      {shown && <TransactionDetails transaction={shown} gmt={gmt} onClose={() => setShown(undefined)} />}
    </>
  );
}

function NoTransactions({ place, filters }: Pick<TransactionHistoryProps, "place" | "filters">) {
  const { t } = useLingui();
  const isFiltered = activeFilters(filters) > 0 || filters.category !== undefined;
  return isFiltered ? (
    <StateMessage
      kind="empty"
      title={t`Belirlediğiniz kriterlere göre sonuç bulunamadı.`}
      action={
        activeFilters(filters) > 0 && (
          <SiteLink href={historyPath(place, { category: filters.category })} className={buttonClass("secondary")}>
            <Trans>Filtreleri temizle</Trans>
          </SiteLink>
        )
      }
    />
  ) : (
    <StateMessage
      kind="empty"
      title={t`Henüz işleminiz yok`}
      text={t`Yatırım, çekim, oyun ve bonuslarınız burada listelenir.`}
      action={
        <SiteLink href="/profile/deposit" className={buttonClass("primary")}>
          <Trans>Para yatır</Trans>
        </SiteLink>
      }
    />
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
