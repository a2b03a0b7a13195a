import { useLingui } from "@lingui/react/macro";
import { Link } from "../../ui/Link.tsx";
import { promotionListLink } from "./links.ts";
import { type PromotionState, promotionStates } from "./promotion-state.ts";
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
            <Link
              {...promotionListLink(state)}
              className={styles.tab}
              aria-current={state === current ? "page" : undefined}
            >
              <span>{labels[state]}</span>
              <span className={styles.count}>{countOf(state)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
