import { useLingui } from "@lingui/react/macro";
import { PageTitle } from "../../components/PageTitle.tsx";
import { useOperatorDay } from "../../session/use-operator-day.ts";
import column from "../../ui/column.module.css";
import { Tabs } from "../../ui/Tabs.tsx";
import { transactionCategories } from "../../contract/finance-history.ts";
import { HistoryFilterPanel } from "./HistoryFilterPanel.tsx";
import { filtersOf, historyLink, type HistoryPlace } from "./history-filters.ts";
import type { HistorySearch } from "./history-search.ts";
import { TransactionHistory } from "./TransactionHistory.tsx";

export interface HistoryPageProps {
  place: HistoryPlace;
  search: HistorySearch;
}

/** What moved the player's money: everything, or one view of it. */
export function HistoryPage({ place, search }: HistoryPageProps) {
  const { t } = useLingui();
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
    <article className={column.page}>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <Tabs
        label={t`Görünümler`}
        tabs={[view(t`Tümü`), view(t`Yatırımlar`, deposit), view(t`Çekimler`, withdraw), view(t`Oyunlar`, bet), view(t`Bonuslar`, bonus)]}
      />
      <HistoryFilterPanel place={place} filters={filters} today={today} />
      <TransactionHistory key={JSON.stringify(filters)} place={place} filters={filters} gmt={gmt} today={today} />
    </article>
  );
}
