import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useRead } from "../../client/use-read.ts";
import { transactionStatuses } from "../../contract/finance-history.ts";
import { Icon } from "../../ui/Icon.tsx";
import { PeriodChoice } from "../../ui/period/PeriodChoice.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { useGo } from "../../ui/site-link-context.ts";
import styles from "./HistoryFilterPanel.module.css";
import { activeFilters, type HistoryFilters, type HistoryPlace, historyPath, type Order, orders } from "./history-search.ts";
import { KindField } from "./KindField.tsx";
import { MinimumField } from "./MinimumField.tsx";
import { categoriesOptions, subCategoriesOptions, typesOptions } from "./queries.ts";

export interface HistoryFilterPanelProps {
  place: HistoryPlace;
  filters: HistoryFilters;
  today: string;
}

/** The filters, which live in the address. On phones they fold away. */
export function HistoryFilterPanel({ place, filters, today }: HistoryFilterPanelProps) {
  const { t } = useLingui();
  const go = useGo();
  const id = useId();
  const count = activeFilters(filters);
  const [isOpen, setOpen] = useState(count > 0);
  const [types, subCategories, categories] = [useRead(typesOptions()), useRead(subCategoriesOptions()), useRead(categoriesOptions())];
  const change = (more: Partial<HistoryFilters>) => go(historyPath(place, { ...filters, ...more }));
  const { category, order, isAscending } = filters;
  const statuses = [
    [transactionStatuses.new, t`Bekliyor`],
    [transactionStatuses.approved, t`Onaylandı`],
    [transactionStatuses.cancelled, t`İptal edildi`],
  ] as const;
  const orderNames: Record<Order, string> = { createdAt: t`Tarih`, amount: t`Tutar`, id: t`İşlem numarası` };
  return (
    <section className={styles.panel} aria-label={t`Filtreler`}>
      <div className={styles.bar}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Trans>Filtreler</Trans>
          {count > 0 && <span className={styles.count}>{count}</span>}
          <Icon name="chevron-down" />
        </button>
        {count > 0 && (
          <SiteLink href={historyPath(place, { category })} className={buttonClass("quiet", "s")}>
            <Trans>Filtreleri temizle</Trans>
          </SiteLink>
        )}
      </div>
      <div id={id} className={styles.fields} hidden={!isOpen}>
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
          {statuses.map(([status, name]) => (
            <option key={status} value={status}>
              {name}
            </option>
          ))}
        </SelectField>
        <MinimumField key={filters.min} minimum={filters.min} onChange={(min) => change({ min })} />
        <SelectField label={t`Sırala`} value={order} onChange={({ target }) => change({ order: target.value as Order })}>
          {orders.map((name) => (
            <option key={name} value={name}>
              {orderNames[name]}
            </option>
          ))}
        </SelectField>
        <SelectField label={t`Yön`} value={String(isAscending)} onChange={({ target }) => change({ isAscending: target.value === "true" })}>
          <option value="false">{t`Azalan`}</option>
          <option value="true">{t`Artan`}</option>
        </SelectField>
      </div>
    </section>
  );
}
