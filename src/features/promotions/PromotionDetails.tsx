import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Suspense } from "react";
import { PageMeta } from "../../components/PageMeta.tsx";
import { BackLink } from "../../components/PageFrame.tsx";
import { SafeHtml } from "../../components/SafeHtml.tsx";
import type { Promotion } from "../../contract/cms.ts";
import { informationName } from "../../contract/information-paths.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { PeriodLabel } from "../../ui/PeriodLabel.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import type { Elements } from "../../ui/elements.ts";
import { CategoryName } from "./CategoryFilter.tsx";
import { PromotionAction } from "./PromotionAction.tsx";
import { promotionLink, promotionListLink } from "./links.ts";
import { promotionState } from "./promotion-state.ts";
import type { PromotionState } from "./promotions-search.ts";
import details from "../../ui/details.module.css";
import printable from "../../ui/printable.module.css";
import styles from "./PromotionDetails.module.css";
import layout from "../../ui/layout.module.css";

export interface PromotionDetailsProps {
  promotion: Promotion;
  /** Milliseconds since 1970. */
  nowMs: number;
  /** Tells how old the data are, when they are not current. */
  note: Elements;
}

/** Everything about a promotion that a player should know before taking part. */
export function PromotionDetails({ promotion, nowMs, note }: PromotionDetailsProps) {
  const state = promotionState(promotion, nowMs);
  const { title, summary, rulesSlug } = promotion;
  return (
    <article className={`${layout.stack4} ${styles.promotion}`}>
      <PageMeta
        title={title}
        description={summary}
        path={useRouter().buildLocation(promotionLink(promotion.id)).href}
      />
      <BackLink page={promotionListLink(state)}>
        <Trans>Tüm promosyonlar</Trans>
      </BackLink>
      <div className={`${details.picture} ${styles.picture} ${printable.screenOnly}`}>
        <Picture src={promotion.image} alt="" ratio="16 / 9" priority />
      </div>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        <PromotionFacts promotion={promotion} state={state} />
        {note}
      </header>
      <div className={styles.text}>
        <h2>
          <Trans>Ayrıntılar</Trans>
        </h2>
        <Suspense fallback={<Skeleton height="16rem" radius="var(--radius-m)" />}>
          <SafeHtml html={promotion.Text} />
        </Suspense>
        {rulesSlug !== undefined && (
          <Link
            to="/info/$infType"
            params={{ infType: informationName(rulesSlug) }}
            className={`${buttonClass()} ${printable.screenOnly}`}
          >
            <Trans>Kuralları oku</Trans>
            <Icon name="chevron-right" />
          </Link>
        )}
      </div>
      <PromotionAction category={promotion.Category} state={state} />
    </article>
  );
}

/** The placeholder for a promotion that is loading. */
export function PromotionDetailsSkeleton() {
  return (
    <div className={`${layout.stack4} ${styles.promotion}`}>
      <span className={details.back}>
        <Skeleton width="10rem" />
      </span>
      <span className={`${details.picture} ${styles.picture}`} style={{ aspectRatio: "16 / 9" }}>
        <Skeleton height="100%" />
      </span>
      <div className={styles.head}>
        <Skeleton width="60%" height="2.25rem" />
        <Skeleton width="90%" height="1.5rem" />
      </div>
      <div className={styles.text}>
        <Skeleton height="16rem" radius="var(--radius-m)" />
      </div>
    </div>
  );
}

interface PromotionFactsProps {
  promotion: Promotion;
  state: PromotionState;
}

/** The state, dates and category of a promotion. */
function PromotionFacts({ promotion, state }: PromotionFactsProps) {
  return (
    <p className={`${layout.wrap} ${styles.facts}`}>
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
