import { Trans } from "@lingui/react/macro";
import type { Promotion } from "../../contract/cms.ts";
import { Badge } from "../../ui/Badge.tsx";
import { PeriodLabel } from "../../ui/PeriodLabel.tsx";
import { CategoryName } from "./CategoryFilter.tsx";
import styles from "./PromotionFacts.module.css";
import type { PromotionState } from "./promotion-state.ts";

export interface PromotionFactsProps {
  promotion: Promotion;
  state: PromotionState;
}

/** The state, dates and category of a promotion. */
export function PromotionFacts({ promotion, state }: PromotionFactsProps) {
  return (
    <p className={styles.facts}>
      <StateBadge state={state} />
      {promotion.Category !== undefined && (
        <Badge>
          <CategoryName category={promotion.Category} />
        </Badge>
      )}
      <span className={styles.period}>
        <PeriodLabel period={promotion} />
      </span>
    </p>
  );
}

function StateBadge({ state }: { state: PromotionState }) {
  switch (state) {
    case "active":
      return (
        <Badge tone="new">
          <Trans>Devam ediyor</Trans>
        </Badge>
      );
    case "coming":
      return (
        <Badge tone="hot">
          <Trans>Yaklaşan</Trans>
        </Badge>
      );
    case "finished":
      return (
        <Badge>
          <Trans>Sona erdi</Trans>
        </Badge>
      );
  }
}
