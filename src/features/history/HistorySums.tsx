import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useExtension } from "../../api/use-extension.ts";
import type { ListPages } from "../../api/use-list-pages.ts";
import { useRead } from "../../api/use-read.ts";
import { SectionState } from "../../components/SectionState.tsx";
import type { Transaction } from "../../contract/finance-history.ts";
import { periodDays } from "../../lib/day-presets.ts";
import type { Elements } from "../../ui/elements.ts";
import { usePeriodName } from "../../ui/period-name.ts";
import { sumsOfList } from "../statement/statement-queries.ts";
import { ListSums, ListSumsSkeleton } from "../statement/SumList.tsx";
import { currencyOf, type Sums, sumsOf } from "../statement/sums.ts";
import { useFigures } from "../statement/use-figures.ts";
import { activeFilters, type HistoryFilters } from "./history-filters.ts";
import { sumsFor } from "./history-sums.ts";

export interface HistorySumsProps {
  filters: HistoryFilters;
  today: string;
  pages: ListPages<Transaction>;
}

/**
 * The sums of all transactions with these filters: of the rows where all are here, otherwise the operator's. Left out where
 * they cannot be known, as for several currencies.
 */
export function HistorySums({ filters, today, pages: { rows, isWhole } }: HistorySumsProps) {
  const currency = useMemo(() => currencyOf(rows), [rows]);
  const ofRows = useMemo(() => (isWhole ? sumsOf(rows) : undefined), [rows, isWhole]);
  const names = sumsFor(filters);
  const { t } = useLingui();
  const figures = useFigures();
  const period = usePeriodName()(filters.period);
  if (currency === undefined || names.length === 0) return null;
  const isFiltered = activeFilters({ ...filters, period: "all-times" }) > 0;
  const title = isFiltered ? t`Filtrelenenlerin toplamı: ${period}` : t`Toplam: ${period}`;
  const show = (sums: Sums, note: Elements = null) => (
    <ListSums title={title} figures={figures(sums, names)} currency={currency} note={note} />
  );
  if (ofRows) return show(ofRows);
  return <OperatorsSums filters={filters} isFiltered={isFiltered} today={today} title={title} show={show} />;
}

interface OperatorsSumsProps {
  filters: HistoryFilters;
  isFiltered: boolean;
  today: string;
  title: string;
  show: (sums: Sums, note: Elements) => Elements;
}

function OperatorsSums({ filters, isFiltered, today, title, show }: OperatorsSumsProps) {
  const statement = useExtension("statement").state;
  const sums = useExtension("sums").state;
  const { category, type = "", sub = "", min = "", period } = filters;
  // A category is a filter for the operator, too. But it leaves its own sums as they are.
  const [needed, sifting] = isFiltered
    ? [sums, { searchType: type, searchCategory: category ?? "", searchID: sub, searchMinAmount: min }]
    : [statement, {}];
  const isAsked = needed === "there" && statement === "there";
  const { from, to } = periodDays(period, today);
  const identity = { ...sifting, period };
  const read = useRead(sumsOfList({ startDate: from, endDate: to, ...sifting }, identity), { enabled: isAsked });
  if (!isAsked && needed !== "asking" && !read.data) return null;
  return (
    <SectionState read={read} title={title} compact loading={<ListSumsSkeleton />}>
      {show}
    </SectionState>
  );
}
