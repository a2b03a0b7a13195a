import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useId, useState } from "react";
import { PageFrame } from "../../components/PageFrame.tsx";
import { transactionCategories } from "../../contract/finance-history.ts";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { PeriodChips } from "../../ui/PeriodChips.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { useIsWide } from "../../ui/use-is-wide.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import type { HistoryFilterFieldsProps } from "./HistoryFilterFields.tsx";
import { TransactionHistory } from "./TransactionHistory.tsx";
import { activeFilters, filtersOf, historyLink, type HistoryPlace } from "./history-filters.ts";
import type { HistorySearch } from "./history-search.ts";
import printable from "../../ui/printable.module.css";
import styles from "./HistoryFilterPanel.module.css";
import layout from "../../ui/layout.module.css";

export interface HistoryPageProps {
  place: HistoryPlace;
  search: HistorySearch;
}

/** What moved the player's money: everything, or one view of it. */
export function HistoryPage({ place, search }: HistoryPageProps) {
  const { t } = useLingui();
  const isWide = useIsWide();
  const filters = filtersOf(place, search);
  const { gmt, today } = useOperatorDay();
  const { bet, deposit, withdraw, bonus } = transactionCategories;
  const view = (name: string, category?: string) => ({
    name,
    page: category === bet ? historyLink("games") : historyLink("history", { category }),
    isCurrent: filters.category === category,
  });
  const title = place === "games" ? t`Oyun geçmişi` : t`Hesap geçmişi`;
  return (
    <PageFrame title={title} className={styles.page}>
      <Tabs
        label={t`Görünümler`}
        tabs={[
          view(t`Tümü`),
          view(t`Yatırımlar`, deposit),
          view(t`Çekimler`, withdraw),
          view(t`Oyunlar`, bet),
          view(t`Bonuslar`, bonus),
        ]}
      />
      {isWide ? (
        <HistoryFilterColumn place={place} filters={filters} today={today} />
      ) : (
        <>
          <PeriodChips
            period={filters.period}
            usual={["all-times", "today", "last-7-day", "this-month", "last-month"]}
            pageOf={(period) => historyLink(place, { ...filters, period })}
          />
          <HistoryFilterPanel place={place} filters={filters} today={today} />
        </>
      )}
      <TransactionHistory
        key={JSON.stringify(filters)}
        place={place}
        filters={filters}
        gmt={gmt}
        today={today}
        shownId={search.id}
      />
    </PageFrame>
  );
}

const Fields = lazyWithRetry(() => import("./HistoryFilterFields.tsx"), "HistoryFilterFields");

/** The filters as a column beside the list, on wide screens. */
function HistoryFilterColumn(props: HistoryFilterFieldsProps) {
  const { t } = useLingui();
  const { place, filters } = props;
  return (
    <section className={`${layout.box} ${styles.column} ${printable.screenOnly}`} aria-label={t`Filtreler`}>
      <h2 className={styles.title}>
        <Trans>Filtreler</Trans>
      </h2>
      <Suspense fallback={places}>
        <Fields {...props} />
      </Suspense>
      {activeFilters(filters) > 0 && <ClearFilters place={place} category={filters.category} />}
    </section>
  );
}

function ClearFilters({ place, category }: { place: HistoryPlace; category: string | undefined }) {
  return (
    <Link {...historyLink(place, { category })} className={buttonClass("quiet", "s")}>
      <Trans>Filtreleri temizle</Trans>
    </Link>
  );
}

/** The filters, which live in the address. They are folded until one is chosen: the fields load when they are opened. */
function HistoryFilterPanel(props: HistoryFilterFieldsProps) {
  const { t } = useLingui();
  const { place, filters } = props;
  const id = useId();
  const count = activeFilters(filters);
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <section className={`${layout.box} ${printable.screenOnly}`} aria-label={t`Filtreler`}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>Filtreler</Trans>
          {count > 0 && <span className={styles.count}>{count}</span>}
          <Icon name="chevron-down" />
        </button>
        {count > 0 && <ClearFilters place={place} category={filters.category} />}
      </div>
      <div id={id} className={styles.fields} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={places}>
            <Fields {...props} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

const places = [0, 1, 2, 3, 4, 5, 6, 7].map((place) => <Skeleton key={place} height="4.875rem" />);
