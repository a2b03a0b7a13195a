import { useLingui } from "@lingui/react/macro";
import { SelectField } from "../../ui/form/SelectField.tsx";
import type { HistoryFilters } from "./history-filters.ts";

export type Sort = Pick<HistoryFilters, "order" | "isAscending">;

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
