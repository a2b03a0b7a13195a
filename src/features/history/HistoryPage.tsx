import { useLingui } from "@lingui/react/macro";
import * as v from "valibot";
import { PageTitle } from "../../client/site/PageTitle.tsx";
import { useOperatorDay } from "../../session/use-operator-day.ts";
import column from "../../ui/column.module.css";
import { Tabs } from "../../ui/Tabs.tsx";
import { transactionCategories } from "../../contract/finance-history.ts";
import { HistoryFilterPanel } from "./HistoryFilterPanel.tsx";
import { filtersOf, type HistoryPlace, historyPath, historySearch } from "./history-search.ts";
import { TransactionHistory } from "./TransactionHistory.tsx";

export interface HistoryPageProps {
  place: HistoryPlace;
  /** The address's search parameters, not validated yet: the schema is not among what the first screen loads. */
  search: unknown;
}

/** What moved the player's money: everything, or one view of it. */
export function HistoryPage({ place, search }: HistoryPageProps) {
  const { t } = useLingui();
  const filters = filtersOf(place, v.parse(historySearch, search));
  const { gmt, today } = useOperatorDay();
  const { bet, deposit, withdraw, bonus } = transactionCategories;
  const view = (name: string, category?: string) => ({
    name,
    href: category === bet ? historyPath("games") : historyPath("history", { category }),
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
      <TransactionHistory key={historyPath(place, filters)} place={place} filters={filters} gmt={gmt} today={today} />
    </article>
  );
}
