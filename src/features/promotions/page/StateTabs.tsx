import { useLingui } from "@lingui/react/macro";
import { SiteLink } from "../../../ui/SiteLink.tsx";
import { promotionListPath } from "../addresses.ts";
import { type PromotionState, promotionStates } from "../promotion-state.ts";
import styles from "./StateTabs.module.css";

export interface StateTabsProps {
  current: PromotionState;
  countOf: (state: PromotionState) => number;
}

/** Tabs for active, coming and finished promotions. Each tab has its own address. */
export function StateTabs({ current, countOf }: StateTabsProps) {
  const { t } = useLingui();
  const labels: Readonly<Record<PromotionState, string>> = {
    active: t`Devam edenler`,
    coming: t`Yaklaşanlar`,
    finished: t`Bitenler`,
  };
  return (
    <nav aria-label={t`Promosyonların durumu`}>
      <ul role="list" className={styles.tabs}>
        {promotionStates.map((state) => (
          <li key={state}>
            <SiteLink
              href={promotionListPath({ state })}
              className={styles.tab}
              aria-current={state === current ? "page" : undefined}
            >
              <span>{labels[state]}</span>
              <span className={styles.count}>{countOf(state)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
