import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useId, useState } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import type { HistoryFilterFieldsProps } from "./HistoryFilterFields.tsx";
import printable from "../../ui/printable.module.css";
import styles from "./HistoryFilterPanel.module.css";
import { activeFilters, historyLink } from "./history-filters.ts";

const Fields = lazyWithRetry(async () => (await import("./HistoryFilterFields.tsx")).HistoryFilterFields);

/** The filters, which live in the address. They are folded until one is chosen: the fields load when they are opened. */
export function HistoryFilterPanel(props: HistoryFilterFieldsProps) {
  const { t } = useLingui();
  const { place, filters } = props;
  const id = useId();
  const count = activeFilters(filters);
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <section className={`${styles.panel} ${printable.screenOnly}`} aria-label={t`Filtreler`}>
      <div className={styles.bar}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Trans>Filtreler</Trans>
          {count > 0 && <span className={styles.count}>{count}</span>}
          <Icon name="chevron-down" />
        </button>
        {count > 0 && (
          <Link {...historyLink(place, { category: filters.category })} className={buttonClass("quiet", "s")}>
            <Trans>Filtreleri temizle</Trans>
          </Link>
        )}
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
