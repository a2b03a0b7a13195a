import { useLingui } from "@lingui/react/macro";
import { filterKey, type TransactionFilter } from "../../contract/finance-history.ts";
import { SelectField } from "../../ui/form/SelectField.tsx";

export interface KindFieldProps {
  label: string;
  kinds: readonly TransactionFilter[];
  /** The chosen category: only what belongs to it is offered. */
  parent?: string | undefined;
  value: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Chooses a category, type or sub-category. Left out while the operator has none. */
export function KindField({ label, kinds, parent, value, onChoose }: KindFieldProps) {
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
