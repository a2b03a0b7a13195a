import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useRead } from "../../api/use-read.ts";
import { useCurrency } from "../../components/Balance.tsx";
import { filterKey, type TransactionFilter, transactionStatuses } from "../../contract/finance-history.ts";
import { numberFormat } from "../../lib/intl.ts";
import { currencySign } from "../../lib/typed-amount.ts";
import { PeriodChoice } from "../../ui/PeriodChoice.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { useStatusName } from "./TransactionRow.tsx";
import { type HistoryFilters, historyLink, type HistoryPlace, readMinimum } from "./history-filters.ts";
import { categoriesOptions, subCategoriesOptions, typesOptions } from "./history-queries.ts";

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
  const [types, subCategories, categories] = [
    useRead(typesOptions()),
    useRead(subCategoriesOptions()),
    useRead(categoriesOptions()),
  ];
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
      <KindField
        label={t`Tür`}
        kinds={types.rows}
        parent={category}
        value={filters.type}
        onChoose={(type) => change({ type })}
      />
      <KindField
        label={t`Alt kategori`}
        kinds={subCategories.rows}
        parent={category}
        value={filters.sub}
        onChoose={(sub) => change({ sub })}
      />
      <SelectField
        label={t`Durum`}
        value={filters.status ?? ""}
        onChange={({ target }) => change({ status: target.value || undefined })}
      >
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

interface KindFieldProps {
  label: string;
  kinds: readonly TransactionFilter[];
  /** The chosen category: only what belongs to it is offered. */
  parent?: string | undefined;
  value: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Chooses a category, type or sub-category. Left out while the operator has none. */
function KindField({ label, kinds, parent, value, onChoose }: KindFieldProps) {
  const { t } = useLingui();
  const offered = kinds.filter(({ parentId }) => parent === undefined || parentId === undefined || parentId === parent);
  // Two categories may have a sub-category of the same name.
  const parentNames = new Set(offered.map(({ name }) => name)).size < offered.length;
  if (offered.length === 0 && value === undefined) return null;
  const isKnown = value === undefined || offered.some(({ id }) => id === value);
  return (
    <SelectField label={label} value={value ?? ""} onChange={({ target }) => onChoose(target.value || undefined)}>
      <option value="">{t`Tümü`}</option>
      {offered.map((kind) => (
        <option key={filterKey(kind)} value={kind.id}>
          {parentNames && kind.parentId ? `${kind.name} (${kind.parentId})` : kind.name}
        </option>
      ))}
      {!isKnown && <option value={value}>{value}</option>}
    </SelectField>
  );
}

interface MinimumFieldProps {
  /** A decimal string. */
  minimum: string | undefined;
  onChange: (minimum: string | undefined) => void;
}

/** The lowest amount. It is applied when the player presses Enter or leaves the field. */
function MinimumField({ minimum, onChange }: MinimumFieldProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState(() =>
    minimum === undefined
      ? ""
      : numberFormat(i18n.locale, { maximumFractionDigits: 2 }).format(minimum as Intl.StringNumericLiteral),
  );
  const [isWrong, setWrong] = useState(false);
  const take = () => {
    const read = readMinimum(typed, i18n.locale);
    setWrong(read === null);
    if (read !== null && read !== minimum) onChange(read);
  };
  return (
    <TextField
      label={t`En az tutar`}
      inputMode="decimal"
      autoComplete="off"
      prefix={currencySign(useCurrency(), i18n.locale)}
      value={typed}
      error={isWrong ? t`Tutarı rakamla yazın` : undefined}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === "Enter" && take()}
    />
  );
}

type Sort = Pick<HistoryFilters, "order" | "isAscending">;

/** The orders that a player can choose. Sorting by the transaction number, which an address may ask for, is sorting by time. */
const sorts = {
  newest: { order: "createdAt", isAscending: false },
  oldest: { order: "createdAt", isAscending: true },
  highest: { order: "amount", isAscending: false },
  lowest: { order: "amount", isAscending: true },
} as const satisfies Record<string, Sort>;

const names = Object.keys(sorts) as readonly (keyof typeof sorts)[];

interface SortFieldProps {
  sort: Sort;
  onChoose: (sort: Sort) => void;
}

/** Chooses what comes first in the history. */
export function SortField({ sort: { order, isAscending }, onChoose }: SortFieldProps) {
  const { t } = useLingui();
  const labels = { newest: t`En yeni`, oldest: t`En eski`, highest: t`En yüksek tutar`, lowest: t`En düşük tutar` };
  const isByAmount = order === "amount";
  const current = names.find(
    (name) => (sorts[name].order === "amount") === isByAmount && sorts[name].isAscending === isAscending,
  );
  return (
    <SelectField
      label={t`Sırala`}
      value={current}
      onChange={({ target }) => onChoose(sorts[target.value as keyof typeof sorts])}
    >
      {names.map((name) => (
        <option key={name} value={name}>
          {labels[name]}
        </option>
      ))}
    </SelectField>
  );
}
