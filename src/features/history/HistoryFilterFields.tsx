import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useRead } from "../../api/use-read.ts";
import { transactionStatuses } from "../../contract/finance-history.ts";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { PeriodChoice } from "../../ui/PeriodChoice.tsx";
import { type HistoryFilters, historyLink, type HistoryPlace } from "./history-filters.ts";
import { categoriesOptions, subCategoriesOptions, typesOptions } from "./history-queries.ts";
import { useStatusName } from "./TransactionRow.tsx";
import { KindField } from "./KindField.tsx";
import { MinimumField } from "./MinimumField.tsx";
import { SortField } from "./SortField.tsx";

export interface HistoryFilterFieldsProps {
  place: HistoryPlace;
  filters: HistoryFilters;
  today: string;
}

/** The fields of the filters. Their code is loaded when the player opens the filters. */
export function HistoryFilterFields({ place, filters, today }: HistoryFilterFieldsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const statusName = useStatusName();
  const [types, subCategories, categories] = [useRead(typesOptions()), useRead(subCategoriesOptions()), useRead(categoriesOptions())];
  const change = (more: Partial<HistoryFilters>) => void navigate(historyLink(place, { ...filters, ...more }));
  const { category } = filters;
  return (
    <>
      <PeriodChoice period={filters.period} today={today} onChoose={(period) => change({ period })} />
      {place === "history" && (
        <KindField
          label={t`Kategori`}
          kinds={categories.rows}
          value={category}
          onChoose={(chosen) => change({ category: chosen, type: undefined, sub: undefined })}
        />
      )}
      <KindField label={t`Tür`} kinds={types.rows} parent={category} value={filters.type} onChoose={(type) => change({ type })} />
      <KindField label={t`Alt kategori`} kinds={subCategories.rows} parent={category} value={filters.sub} onChoose={(sub) => change({ sub })} />
      <SelectField label={t`Durum`} value={filters.status ?? ""} onChange={({ target }) => change({ status: target.value || undefined })}>
        <option value="">{t`Tümü`}</option>
        {Object.values(transactionStatuses).map((status) => (
          <option key={status} value={status}>
            {statusName(status)}
          </option>
        ))}
      </SelectField>
      <MinimumField key={filters.min} minimum={filters.min} onChange={(min) => change({ min })} />
      <SortField sort={filters} onChoose={change} />
    </>
  );
}
