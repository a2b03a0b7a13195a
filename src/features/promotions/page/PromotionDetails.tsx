import { Trans } from "@lingui/react/macro";
import { Suspense } from "react";
import type { Elements } from "../../../ui/elements.ts";
import type { Promotion } from "../../../contract/cms.ts";
import { informationPath } from "../../../contract/information-paths.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Picture } from "../../../ui/Picture.tsx";
import { SiteLink } from "../../../ui/SiteLink.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useFollowable } from "../../../ui/use-followable.ts";
import { PageMeta } from "../../../client/site/PageMeta.tsx";
import printable from "../../../ui/printable.module.css";
import { SafeHtml } from "../../../client/html/SafeHtml.tsx";
import { promotionListPath, promotionPath } from "../addresses.ts";
import details from "../../../ui/details.module.css";
import styles from "./PromotionDetails.module.css";
import { PromotionFacts } from "./PromotionFacts.tsx";
import { promotionState } from "../promotion-state.ts";

export interface PromotionDetailsProps {
  promotion: Promotion;
  /** Milliseconds since 1970. */
  nowMs: number;
  /** Tells how old the data are, when they are not current. */
  note: Elements;
}

/** Everything about a promotion that a player should know before taking part. */
export function PromotionDetails({ promotion, nowMs, note }: PromotionDetailsProps) {
  const followable = useFollowable();
  const state = promotionState(promotion, nowMs);
  const { title, summary, rulesSlug } = promotion;
  const rules = rulesSlug === undefined ? undefined : informationPath(rulesSlug);
  return (
    <article className={styles.promotion}>
      <PageMeta title={title} description={summary} path={promotionPath(promotion.id)} />
      <SiteLink href={promotionListPath({ state })} className={`${details.back} ${printable.screenOnly}`}>
        <Icon name="chevron-left" />
        <Trans>Tüm promosyonlar</Trans>
      </SiteLink>
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
        {rules && followable(rules) && (
          <SiteLink href={rules} className={`${buttonClass()} ${printable.screenOnly}`}>
            <Trans>Kuralları oku</Trans>
            <Icon name="chevron-right" />
          </SiteLink>
        )}
      </div>
    </article>
  );
}

/** The placeholder for a promotion that is loading. */
export function PromotionDetailsSkeleton() {
  return (
    <div className={styles.promotion}>
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
